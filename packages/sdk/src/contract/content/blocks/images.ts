import * as z from 'zod/mini'
import { Amount, ImageItem, looks } from './fields.ts'

/** A row of equal square pictures, `count` of them beside each other. */
export const ImagesProps = z.object({
  ...looks,
  images: z.array(ImageItem).check(z.minLength(1), z.maxLength(24)),
  count: z.optional(Amount),
})
