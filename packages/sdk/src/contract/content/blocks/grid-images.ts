import * as z from 'zod/mini'
import { Html, ImageItem, looks } from './fields.ts'

/** One large picture, a column of small ones to choose it, a lightbox, and two texts. Source: spec §2. */
export const GridImagesProps = z.object({
  ...looks,
  images: z.array(ImageItem).check(z.minLength(1), z.maxLength(30)),
  description: z.optional(Html),
  moreInfo: z.optional(Html),
})
