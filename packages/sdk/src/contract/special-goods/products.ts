import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { paginated, PageQuery } from '../paginator.ts'
import { PriceCurrency, PriceView, Variation } from '../retail-catalogue/products.ts'
import { Id, Instant, MediaPath, Slug } from '../scalars.ts'
import { Artisan } from './artisans.ts'

/**
 * A special product as lists show it, in the shopper's country. `sale_cost` is what one piece costs in som, the
 * discount taken off. Source: spec §3, special product.
 */
export const SpecialProductEntry = z.object({
  id: Id,
  slug: Slug,
  photo: MediaPath,
  name: LocalizedText,
  sale_cost: Money,
  price: PriceView,
  currency: PriceCurrency,
  artisan: z.nullable(z.object({ id: Id, name: LocalizedText })),
})
export type SpecialProductEntry = z.infer<typeof SpecialProductEntry>

export const SpecialProductPage = paginated(SpecialProductEntry)
export type SpecialProductPage = z.infer<typeof SpecialProductPage>

/** A special product in full. Where it is not sold in the shopper's country, `price` and `sale_cost` are null. */
export const SpecialProduct = z.object({
  id: Id,
  slug: Slug,
  photo: MediaPath,
  name: LocalizedText,
  sale_cost: z.nullable(Money),
  price: z.nullable(PriceView),
  currency: PriceCurrency,
  sold_here: z.boolean(),
  description: LocalizedText,
  /** What it is made of, how it is cared for and the like: a name and a text each. */
  details: z.array(z.object({ name: LocalizedText, text: LocalizedText })),
  /** Grams, one piece packed. */
  weight: z.int(),
  /** Days until a piece that is made to order is ready; null when it is only sold from the shelf. */
  made_to_order_days: z.nullable(z.int()),
  artisan: z.nullable(Artisan),
  breadcrumbs: z.array(z.object({ id: Id, title: LocalizedText })),
  /** Its colours with their pictures and sizes; `stock` is what lies ready right now. */
  variations: z.array(Variation),
  created_at: Instant,
})
export type SpecialProduct = z.infer<typeof SpecialProduct>

/** A product's number or its slug: both stand in addresses. */
const ProductKey = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const specialProducts = {
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/product',
    summary:
      'Special goods sold in the country, newest first; of a category and all below it, or of one workshop.',
    access: everyone,
    query: z.object({
      category_id: z.optional(Id),
      artisan_id: z.optional(Id),
      /** How many to a page. */
      count: PageQuery.per_page,
      page: PageQuery.page,
    }),
    response: SpecialProductPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/specialgoods/product/:slug',
    summary: 'One special product by its slug or number, with its maker, colours, sizes and stock.',
    access: everyone,
    params: z.object({ slug: ProductKey }),
    response: SpecialProduct,
    errors: ['NOT_FOUND'],
  }),
  colors: endpoint({
    method: 'GET',
    path: '/specialgoods/product/:slug/colors',
    summary: 'The colours of a special product with their pictures, sizes and stock.',
    access: everyone,
    params: z.object({ slug: ProductKey }),
    response: z.array(Variation),
    errors: ['NOT_FOUND'],
  }),
}
