import * as z from 'zod/mini'
import { Id, MediaPath } from '../scalars.ts'

export const GOODS_PHOTOS = 12
export const GOODS_COLORS = 40
export const GOODS_SIZES = 60
export const SIZE_LENGTH = 30

/** A size as it is stored, in English: `38`, `120×180 cm`, `one size`. Lists of sizes are written with commas. */
export const GoodsSize = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(SIZE_LENGTH), z.regex(/^[^,;\n\r\t]+$/))

/** A colour of a product, with its photos and sizes in their order. The first photo is shown on cards. */
export const GoodsColor = z.object({
  color_id: Id,
  photos: z.array(MediaPath).check(z.maxLength(GOODS_PHOTOS)),
  sizes: z.array(GoodsSize).check(z.maxLength(GOODS_SIZES)),
})
export type GoodsColor = z.infer<typeof GoodsColor>

/**
 * All colours of a product, in their order. Colours and sizes that are omitted are removed with their pieces; new sizes
 * begin without any.
 */
export const NewColors = z.object({ colors: z.array(GoodsColor).check(z.maxLength(GOODS_COLORS)) })
export type NewColors = z.infer<typeof NewColors>
