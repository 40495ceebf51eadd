import * as z from 'zod/mini'
import { ImageItem, looks } from './fields.ts'

/** A wall of pictures of different sizes, with their titles. */
export const GalleryProps = z.object({
  ...looks,
  images: z.array(ImageItem).check(z.minLength(1), z.maxLength(48)),
})
