import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { paginated, PageQuery } from '../paginator.ts'
import { PriceCurrency, PriceView, Variation } from '../retail-catalogue/products.ts'
import { Id, Instant, MediaPath, Slug } from '../scalars.ts'
import { SearchText } from '../search-text.ts'
import { Artisan } from './artisans.ts'

/**
 * A special product in a list, with prices for the shopper's country. `sale_cost` is the price of one item in som
 * after the discount. Source: spec §3, special product.
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

/** A special product. `price` and `sale_cost` are null if it is not sold in the shopper's country. */
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
  /** Materials, care and other details. */
  details: z.array(z.object({ name: LocalizedText, text: LocalizedText })),
  /** Weight of one packed item, in grams. */
  weight: z.int(),
  /** Days until an item made to order is ready; null if only items in stock are sold. */
  made_to_order_days: z.nullable(z.int()),
  artisan: z.nullable(Artisan),
  breadcrumbs: z.array(z.object({ id: Id, title: LocalizedText })),
  /** Colours with their photos, sizes and stock. */
  variations: z.array(Variation),
  /** Of published reviews. `average` has one decimal and is null without reviews. */
  rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
  created_at: Instant,
})
export type SpecialProduct = z.infer<typeof SpecialProduct>

export const specialProducts = {
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/product',
    summary:
      'List special products sold in the country, newest first, optionally of a category with its subcategories or of one workshop. With a text, up to 500 that it finds by name, description, category, colour or workshop, in any language, best matches first; without those of unpublished workshops. Tolerates typos.',
    access: unauthenticated,
    query: z.object({
      text: SearchText,
      category_id: z.optional(Id),
      artisan_id: z.optional(Id),
      /** Page size. */
      count: PageQuery.per_page,
      page: PageQuery.page,
    }),
    response: SpecialProductPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/specialgoods/product/:slug',
    summary: 'Retrieve a special product by slug or ID, with its workshop, colours, sizes and stock.',
    access: unauthenticated,
    /** The slug of a product, or its ID. */
    params: z.object({ slug: Slug }),
    response: SpecialProduct,
    errors: { NOT_FOUND: {} },
  }),
  colors: endpoint({
    method: 'GET',
    path: '/specialgoods/product/:slug/colors',
    summary: 'List the colours of a special product, with their photos, sizes and stock.',
    access: unauthenticated,
    /** The slug of a product, or its ID. */
    params: z.object({ slug: Slug }),
    response: z.array(Variation),
    errors: { NOT_FOUND: {} },
  }),
}
