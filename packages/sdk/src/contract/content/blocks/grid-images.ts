import * as z from 'zod/mini'
import { Html, ImageItem, styleProps } from './fields.ts'

/** A large image with a column of thumbnails, a lightbox and two texts. Source: spec §2. */
export const GridImagesProps = z.object({
  ...styleProps,
  images: z.array(ImageItem).check(z.minLength(1), z.maxLength(30)),
  description: z.optional(Html),
  moreInfo: z.optional(Html),
})
