import * as z from 'zod/mini'
import { GoodsBanner, ItemCount, linkButton, RetailCategoryId, styleProps, Text } from './fields.ts'

/** Common props of the product blocks; `Category` is the category id of their market. */
export const goodsProps = <Category extends z.ZodMiniNumber>(Category: Category) =>
  z.object({
    ...styleProps,
    ...linkButton,
    title: z.optional(Text),
    /** A category and how many of its products to show. The spelling is the spec's. Source: spec §3, Block node. */
    catigories: z.optional(
      z.array(z.object({ catigory: Category, count: z.optional(ItemCount) })).check(z.maxLength(12)),
    ),
    count: z.optional(ItemCount),
    banner: z.optional(GoodsBanner),
  })

/**
 * Products by category: a tab for each of `catigories` with up to `count` cards (a category's own count wins), a
 * banner above and a button below. Without categories, the products of the home page. Source: spec §2.
 */
export const ProductsProps = goodsProps(RetailCategoryId)
