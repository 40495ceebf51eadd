import * as z from 'zod/mini'
import { Id } from '../../scalars.ts'
import { Amount, GoodsBanner, linkButton, looks, Text } from './fields.ts'

/** A category of goods and how many of it are shown. The spelling is the spec's. Source: spec §3, Block node. */
export const Catigory = z.object({ catigory: Id, count: z.optional(Amount) })

/**
 * Goods by category: a tab for each of `catigories`, `count` cards in each (its own count wins), a banner before
 * them and a button after them. Without categories the goods of the first page. Source: spec §2.
 */
export const ProductsProps = z.object({
  ...looks,
  ...linkButton,
  title: z.optional(Text),
  catigories: z.optional(z.array(Catigory).check(z.maxLength(12))),
  count: z.optional(Amount),
  banner: z.optional(GoodsBanner),
})
