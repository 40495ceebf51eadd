import * as z from 'zod/mini'
import { Id } from '../../scalars.ts'
import { ItemCount, GoodsBanner, linkButton, styleProps, Text } from './fields.ts'

/** A category and how many of its products to show. The spelling is the spec's. Source: spec §3, Block node. */
export const Catigory = z.object({ catigory: Id, count: z.optional(ItemCount) })

/**
 * Products by category: a tab for each of `catigories` with up to `count` cards (a category's own count wins), a
 * banner above and a button below. Without categories, the products of the home page. Source: spec §2.
 */
export const ProductsProps = z.object({
  ...styleProps,
  ...linkButton,
  title: z.optional(Text),
  catigories: z.optional(z.array(Catigory).check(z.maxLength(12))),
  count: z.optional(ItemCount),
  banner: z.optional(GoodsBanner),
})
