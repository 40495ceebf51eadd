import * as z from 'zod/mini'
import { CurrencyCode } from '../money.ts'
import { Color } from '../retail-catalogue/colors.ts'
import { Named } from './named.ts'

/** The options for the fields of a market's products. A list that the market does not use is empty. */
export const GoodsChoices = z.object({
  /** In depth-first order; `depth` is 0 at the top. */
  categories: z.array(z.extend(Named, { depth: z.int() })),
  colors: z.array(Color),
  /** With the sizes that each covers. */
  size_charts: z.array(z.extend(Named, { sizes: z.array(z.string()) })),
  soles: z.array(Named),
  /** The cost in som of one unit of each display currency. */
  rates: z.array(z.object({ currency: CurrencyCode, som_per_unit: z.string() })),
})
export type GoodsChoices = z.infer<typeof GoodsChoices>
