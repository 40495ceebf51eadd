import * as z from 'zod/mini'
import { LocalizedText } from '../localized-text.ts'
import { Color } from '../retail-catalogue/colors.ts'
import { Id } from '../scalars.ts'

const Named = z.object({ id: Id, name: LocalizedText })

/** What a product of a market may be filed under, made in and named with. What the market has none of is empty. */
export const GoodsChoices = z.object({
  /** In the order of the tree; `depth` is 0 at its top. */
  categories: z.array(z.extend(Named, { depth: z.int() })),
  colors: z.array(Color),
  size_charts: z.array(Named),
  /** Published workshops. */
  artisans: z.array(Named),
  soles: z.array(Named),
})
export type GoodsChoices = z.infer<typeof GoodsChoices>
