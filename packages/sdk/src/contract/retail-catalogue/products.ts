import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { CurrencyCode, Money } from '../money.ts'
import { paginated } from '../paginator.ts'
import { Day, Id, Instant, MediaPath, Slug } from '../scalars.ts'
import { Color } from './colors.ts'
import { Group, ListingFilters, listingFilters, Model, Technique } from './filters.ts'

/** The currency a price is shown in, and the day of the rate when that is not som. */
export const PriceCurrency = z.object({ currency: CurrencyCode, rate_date: z.nullable(Day) })

/** A price for reading: before the discount, and the discount itself, both in `currency`. */
export const PriceView = z.object({ view: Money, discount: z.object({ view: Money }) })

/**
 * A product as lists show it, in the shopper's country. Source: spec §3, retail product entry.
 * `sale_cost` is what one piece costs in som, the discount taken off: the only amount that is ever charged.
 */
export const RetailProductEntry = z.object({
  id: Id,
  slug: Slug,
  product: z.object({ slug: Slug, photo: MediaPath, name: LocalizedText, sale_cost: Money }),
  price: PriceView,
  currency: PriceCurrency,
  /** The colour that the photo shows, in a list of chosen colours. */
  variation_id: z.optional(Id),
})
export type RetailProductEntry = z.infer<typeof RetailProductEntry>

const Counted = <V extends z.core.$ZodType>(value: V) => z.object({ value, count: z.int() })

/** How many goods each further choice would show, the other filters kept. */
export const Facets = z.object({
  group: z.array(Counted(Group)),
  technique: z.array(Counted(Technique)),
  model: z.array(Counted(Model)),
  color: z.array(Counted(Id)),
})
export type Facets = z.infer<typeof Facets>

/** A search goes through the best five hundred: `more` says that `total` is only these and further goods match. */
export const ProductPage = z.extend(paginated(RetailProductEntry), {
  facets: z.optional(Facets),
  more: z.optional(z.literal(true)),
})
export type ProductPage = z.infer<typeof ProductPage>

/** Body measures beside shop sizes: a table with a heading per column. */
export const SizeChart = z.object({
  id: Id,
  title: LocalizedText,
  note: LocalizedText,
  columns: z.array(LocalizedText),
  rows: z.array(z.array(z.string())),
})
export type SizeChart = z.infer<typeof SizeChart>

/** `stock` is how many pieces can be ordered right now. */
export const VariationSize = z.object({
  size: z.string().check(z.minLength(1), z.maxLength(30)),
  stock: z.int(),
})

/** One colour of a product with its own pictures and sizes. */
export const Variation = z.object({
  id: Id,
  color: Color,
  photos: z.array(MediaPath),
  sizes: z.array(VariationSize),
})
export type Variation = z.infer<typeof Variation>

/** A product in full. Where it is not sold in the shopper's country, `price` and `sale_cost` are null. */
export const RetailProduct = z.object({
  id: Id,
  slug: Slug,
  product: z.object({ slug: Slug, photo: MediaPath, name: LocalizedText, sale_cost: z.nullable(Money) }),
  price: z.nullable(PriceView),
  currency: PriceCurrency,
  sold_here: z.boolean(),
  description: LocalizedText,
  /** What it is made of, how it is cared for and the like: a name and a text each. */
  details: z.array(z.object({ name: LocalizedText, text: LocalizedText })),
  group: Group,
  technique: z.nullable(Technique),
  model: z.nullable(Model),
  /** Grams, one piece packed. */
  weight: z.int(),
  breadcrumbs: z.array(z.object({ id: Id, url: Slug, title: LocalizedText })),
  variations: z.array(Variation),
  size_chart: z.nullable(SizeChart),
  /** Of published reviews only; `average` is null while there are none, else one decimal. */
  rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
  created_at: Instant,
})
export type RetailProduct = z.infer<typeof RetailProduct>

/** A link drawn as a button under a product. */
export const ProductButton = z.object({
  id: Id,
  text: LocalizedText,
  href: z.string().check(z.maxLength(500)),
})
export type ProductButton = z.infer<typeof ProductButton>

/** A product's number or its slug: both stand in addresses. */
const ProductKey = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const products = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/product',
    summary: 'Goods sold in the country, filtered and sorted.',
    access: everyone,
    query: ListingFilters,
    response: ProductPage,
  }),
  main: endpoint({
    method: 'GET',
    path: '/frontend/product/main',
    summary: 'The goods that the home page shows first.',
    access: everyone,
    query: z.object({ per_page: listingFilters.per_page }),
    response: z.array(RetailProductEntry),
  }),
  inCategory: endpoint({
    method: 'GET',
    path: '/frontend/product/category/:id',
    summary: 'Goods of a category and everything below it.',
    access: everyone,
    params: z.object({ id: Id }),
    query: ListingFilters,
    response: ProductPage,
    errors: ['NOT_FOUND'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/product/:slug',
    summary: 'One product by its slug or number, with its colours, sizes, stock and size chart.',
    access: everyone,
    params: z.object({ slug: ProductKey }),
    response: RetailProduct,
    errors: ['NOT_FOUND'],
  }),
  buttons: endpoint({
    method: 'GET',
    path: '/frontend/product/:id/buttons',
    summary: 'Links drawn as buttons under a product.',
    access: everyone,
    params: z.object({ id: Id }),
    response: z.array(ProductButton),
    errors: ['NOT_FOUND'],
  }),
}
