import * as z from 'zod/mini'
import { ItemCount, ImageItem, styleProps } from './fields.ts'

/** Square images in rows of `count`. */
export const ImagesProps = z.object({
  ...styleProps,
  images: z.array(ImageItem).check(z.minLength(1), z.maxLength(24)),
  count: z.optional(ItemCount),
})
