import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { CurrencyCode, Money } from '../money.ts'
import { paginated } from '../paginator.ts'
import { Day, Id, Instant, MediaPath, SizeName, Slug } from '../scalars.ts'
import { Artisan } from '../special-goods/artisans.ts'
import { Color } from './colors.ts'
import { Group, ListingFilters, listingFilters, Model, Technique } from './filters.ts'

/** The currency that a price is shown in. `rate_date` is the day of the exchange rate, null for som. */
export const PriceCurrency = z.object({ currency: CurrencyCode, rate_date: z.nullable(Day) })

/** A price for display: `view` before the discount, and the discount, both in `currency`. */
export const PriceView = z.object({ view: Money, discount: z.object({ view: Money }) })

/**
 * A product in a list, with prices for the shopper's country. `sale_cost` is the price of one item in som after the
 * discount, which is the amount charged. Source: spec §3, retail product entry.
 */
export const RetailProductEntry = z.object({
  id: Id,
  slug: Slug,
  product: z.object({ slug: Slug, photo: MediaPath, name: LocalizedText, sale_cost: Money }),
  price: PriceView,
  currency: PriceCurrency,
  /** The colour shown in the photo, when the list is filtered by colour. */
  variation_id: z.optional(Id),
  /** Another view of the product in the photo. */
  second_photo: z.optional(MediaPath),
  /** The product's colours as CSS hex colours, in order. */
  colors: z.optional(z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/)))),
  /** Of published reviews; absent without reviews. `average` has one decimal. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
})
export type RetailProductEntry = z.infer<typeof RetailProductEntry>

const Counted = <V extends z.core.$ZodType>(value: V) => z.object({ value, count: z.int() })

/** The number of products for each filter value, given the other filters. */
export const Facets = z.object({
  group: z.array(Counted(Group)),
  technique: z.array(Counted(Technique)),
  model: z.array(Counted(Model)),
  color: z.array(Counted(Id)),
  /** Sizes that are in stock, in order. */
  size: z.array(Counted(z.string())),
  /** Workshops that made some of the products, by name. */
  artisan: z.array(z.object({ value: Id, name: LocalizedText, count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

/** A suggested search text with `count` results; `more` if there are further ones. */
export const SimilarSearch = z.object({ text: z.string(), count: z.int(), more: z.optional(z.literal(true)) })
export type SimilarSearch = z.infer<typeof SimilarSearch>

/**
 * A page of products. A search returns at most 500 results; `more` is true when there are further matches
 * beyond `total`. `similar` is set for a search without results: the text typed in another keyboard layout,
 * or up to three similar texts that have results.
 */
export const ProductPage = z.extend(paginated(RetailProductEntry), {
  facets: z.optional(Facets),
  more: z.optional(z.literal(true)),
  similar: z.optional(z.array(SimilarSearch)),
})
export type ProductPage = z.infer<typeof ProductPage>

/** A table of body measurements and sizes, with a heading per column. */
export const SizeChart = z.object({
  id: Id,
  title: LocalizedText,
  note: LocalizedText,
  columns: z.array(LocalizedText),
  rows: z.array(z.array(z.string())),
})
export type SizeChart = z.infer<typeof SizeChart>

/** `stock` is the number of items available now. */
export const VariationSize = z.object({ size: SizeName, stock: z.int() })

/** A colour of a product, with its photos and sizes. */
export const Variation = z.object({
  id: Id,
  color: Color,
  photos: z.array(MediaPath),
  sizes: z.array(VariationSize),
})
export type Variation = z.infer<typeof Variation>

/** A product. `price` and `sale_cost` are null if it is not sold in the shopper's country. */
export const RetailProduct = z.object({
  id: Id,
  slug: Slug,
  product: z.object({ slug: Slug, photo: MediaPath, name: LocalizedText, sale_cost: z.nullable(Money) }),
  price: z.nullable(PriceView),
  currency: PriceCurrency,
  sold_here: z.boolean(),
  description: LocalizedText,
  /** Materials, care and other details. */
  details: z.array(z.object({ name: LocalizedText, text: LocalizedText })),
  group: Group,
  technique: z.nullable(Technique),
  model: z.nullable(Model),
  /** The workshop that made it; null if none is named. */
  artisan: z.nullable(Artisan),
  /** Weight of one packed item, in grams. */
  weight: z.int(),
  breadcrumbs: z.array(z.object({ id: Id, url: Slug, title: LocalizedText })),
  variations: z.array(Variation),
  size_chart: z.nullable(SizeChart),
  /** Of published reviews. `average` has one decimal and is null without reviews. */
  rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
  created_at: Instant,
})
export type RetailProduct = z.infer<typeof RetailProduct>

/** A link shown as a button on a product page. */
export const ProductButton = z.object({
  id: Id,
  text: LocalizedText,
  href: z.string().check(z.maxLength(500)),
})
export type ProductButton = z.infer<typeof ProductButton>

export const products = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/product',
    summary: 'List products sold in the country, filtered and sorted.',
    access: unauthenticated,
    query: ListingFilters,
    response: ProductPage,
  }),
  main: endpoint({
    method: 'GET',
    path: '/frontend/product/main',
    summary: 'List the products featured on the home page.',
    access: unauthenticated,
    query: z.object({ per_page: listingFilters.per_page }),
    response: z.array(RetailProductEntry),
  }),
  inCategory: endpoint({
    method: 'GET',
    path: '/frontend/product/category/:id',
    summary: 'List the products of a category and its subcategories.',
    access: unauthenticated,
    params: z.object({ id: Id }),
    query: ListingFilters,
    response: ProductPage,
    errors: { NOT_FOUND: {} },
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/product/:slug',
    summary: 'Retrieve a product by slug or ID, with its colours, sizes, stock and size chart.',
    access: unauthenticated,
    /** The slug of a product, or its ID. */
    params: z.object({ slug: Slug }),
    response: RetailProduct,
    errors: { NOT_FOUND: {} },
  }),
  buttons: endpoint({
    method: 'GET',
    path: '/frontend/product/:id/buttons',
    summary: 'List the link buttons of a product.',
    access: unauthenticated,
    params: z.object({ id: Id }),
    response: z.array(ProductButton),
    errors: { NOT_FOUND: {} },
  }),
}
