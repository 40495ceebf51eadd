import * as z from 'zod/mini'
import { Id, MediaPath, SIZE_LENGTH } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

export const GOODS_PHOTOS = 12
export const GOODS_COLORS = 40
export const GOODS_SIZES = 60

/** The name of a size to store. Commas separate the sizes of a list. */
export const GoodsSize = z
  .string()
  .check(trimmed, z.minLength(1), z.maxLength(SIZE_LENGTH), z.regex(/^[^,;\n\r\t]+$/))

/** A colour of a product, with its photos and sizes in their order. The first photo is shown on cards. */
export const GoodsColor = z.object({
  color_id: Id,
  photos: z.array(MediaPath).check(z.maxLength(GOODS_PHOTOS)),
  sizes: z.array(GoodsSize).check(z.maxLength(GOODS_SIZES)),
})
export type GoodsColor = z.infer<typeof GoodsColor>

/**
 * All colours of a product, in order. Omitted colours and sizes are deleted with their stock; new sizes start
 * without stock.
 */
export const NewColors = z.object({ colors: z.array(GoodsColor).check(z.maxLength(GOODS_COLORS)) })
export type NewColors = z.infer<typeof NewColors>
