import * as z from 'zod/mini'
import { ImageItem, styleProps } from './fields.ts'

/** A grid of images of different sizes, with titles. */
export const GalleryProps = z.object({
  ...styleProps,
  images: z.array(ImageItem).check(z.minLength(1), z.maxLength(48)),
})
