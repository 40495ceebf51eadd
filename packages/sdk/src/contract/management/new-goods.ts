import * as z from 'zod/mini'
import { Group, Model, Technique } from '../retail-catalogue/filters.ts'
import { Id, Slug } from '../scalars.ts'
import { PriceType } from '../wholesale/goods.ts'
import { someTexts, texts } from '../texts.ts'

/** Maximum lengths of the texts of a product in each language, in characters. */
export const GOODS_LENGTHS = { name: 120, description: 4000, detailName: 80, detailText: 500 } as const
export const GOODS_DETAILS = 12
/** Bounds of the numbers of a product: grams of a packed piece, working days to make one. */
export const GOODS_LIMITS = { weight: 100_000, days: 365, mainPosition: 10_000, soles: 50 } as const

/** The URL name of a product. One of digits only would be read as an ID. */
const GoodsSlug = Slug.check(z.regex(/[a-z]/))

const MadeToOrderDays = z.nullable(z.int().check(z.minimum(1), z.maximum(GOODS_LIMITS.days)))

/**
 * Editable fields of a product of any market. A language may be missing until the product is sold somewhere;
 * from then on, a text that is set in one language is required in all of them.
 */
export const NewGoods = z.object({
  slug: GoodsSlug,
  name: someTexts(GOODS_LENGTHS.name),
  description: texts(GOODS_LENGTHS.description),
  /** Materials, care and other details, in their order. */
  details: z
    .array(z.object({ name: someTexts(GOODS_LENGTHS.detailName), text: someTexts(GOODS_LENGTHS.detailText) }))
    .check(z.maxLength(GOODS_DETAILS)),
  /** Weight of one packed piece, in grams. */
  weight: z.int().check(z.minimum(1), z.maximum(GOODS_LIMITS.weight)),
  category_id: Id,
})
export type NewGoods = z.infer<typeof NewGoods>

export const NewRetailGoods = z.extend(NewGoods, {
  group: Group,
  technique: z.nullable(Technique),
  model: z.nullable(Model),
  size_chart_id: z.nullable(Id),
  /** Sort position among the goods featured on the home page, lowest first; null for other goods. */
  main_position: z.nullable(z.int().check(z.minimum(0), z.maximum(GOODS_LIMITS.mainPosition))),
})
export type NewRetailGoods = z.infer<typeof NewRetailGoods>

export const NewSpecialGoods = z.extend(NewGoods, {
  /** The workshop that makes it; null if none is named. */
  artisan_id: z.nullable(Id),
  /** Working days to make a piece; null if only finished pieces are sold. */
  made_to_order_days: MadeToOrderDays,
})
export type NewSpecialGoods = z.infer<typeof NewSpecialGoods>

export const NewWholesaleGoods = z.extend(NewGoods, {
  price_type: PriceType,
  size_chart_id: z.nullable(Id),
  /** Working days to make what exceeds the stock; null if only finished pieces are sold. */
  made_to_order_days: MadeToOrderDays,
  /** The soles that goods of the price type `sole` are made with, in order; empty for others. */
  sole_ids: z.array(Id).check(z.maxLength(GOODS_LIMITS.soles)),
})
export type NewWholesaleGoods = z.infer<typeof NewWholesaleGoods>
