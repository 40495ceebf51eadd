import * as z from 'zod/mini'
import { CurrencyCode } from '../money.ts'
import { Color } from '../retail-catalogue/colors.ts'
import { Named } from './named.ts'

/** What a product of a market may be filed under, made in and named with. What the market has none of is empty. */
export const GoodsChoices = z.object({
  /** In the order of the tree; `depth` is 0 at its top. */
  categories: z.array(z.extend(Named, { depth: z.int() })),
  colors: z.array(Color),
  /** With the sizes that each is about. */
  size_charts: z.array(z.extend(Named, { sizes: z.array(z.string()) })),
  soles: z.array(Named),
  /** How many som one unit of each currency costs in which prices are shown. */
  rates: z.array(z.object({ currency: CurrencyCode, som_per_unit: z.string() })),
})
export type GoodsChoices = z.infer<typeof GoodsChoices>
