import type { Group, LocalizedText, Model, Technique } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const localized = (name: string) => jsonb(name).$type<LocalizedText>()
/** Compared byte by byte, so that the beginning of a word can be looked up in an index on any server. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The tree of retail goods. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    url: text().notNull().unique(),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    photo: text(),
    position: integer().notNull(),
    /** Counts changes of what it is, not of where it stands. */
    revision: integer().notNull().default(1),
  },
  (t) => [index('category_parent').on(t.parentId, t.position)],
)

/** Addresses that categories had before: they lead on until another category takes one. */
export const formerCategoryUrl = pgTable(
  'former_category_url',
  {
    url: text().primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [index('former_category_url_category').on(t.categoryId)],
)

export const color = pgTable('color', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized('name').notNull(),
  hex: text().notNull(),
  position: integer().notNull(),
  /** Counts changes of what it is, not of where it stands. */
  revision: integer().notNull().default(1),
})

export const sizeChart = pgTable('size_chart', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: localized('title').notNull(),
  note: localized('note').notNull(),
  columns: jsonb().$type<LocalizedText[]>().notNull(),
  rows: jsonb().$type<string[][]>().notNull(),
  /** Counts its changes. */
  revision: integer().notNull().default(1),
})

/** Whom goods are for. Orders of retail shoppers hold the first two. */
export type GoodsMarket = 'retail' | 'special' | 'wholesale'

/** What every market sells by: a product's price, colours and stock stand in one set of tables. */
export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    market: text().$type<GoodsMarket>().notNull(),
    slug: text().notNull(),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    details: jsonb().$type<{ name: LocalizedText; text: LocalizedText }[]>().notNull(),
    /** Grams, one piece packed. */
    weightG: integer('weight_g').notNull(),
    /** Counts changes of its prices, all countries together. */
    pricesRevision: integer('prices_revision').notNull().default(0),
    /** Counts changes of everything else that managers say of it, its colours, sizes and buttons among it. */
    revision: integer().notNull().default(0),
    /** Published reviews, and the sum of their stars. Written by `rateProduct`. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('product_slug').on(t.market, t.slug),
    check('product_weight', sql`${t.weightG} > 0`),
    check('product_market', sql`${t.market} in ('retail', 'special', 'wholesale')`),
  ],
)

/** Addresses that goods had before: they lead on until another product takes one. */
export const formerSlug = pgTable(
  'former_slug',
  {
    market: text().$type<GoodsMarket>().notNull(),
    slug: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.market, t.slug] }), index('former_slug_product').on(t.productId)],
)

/** What only retail goods have. */
export const retailProduct = pgTable(
  'retail_product',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    group: text().$type<Group>().notNull(),
    technique: text().$type<Technique>(),
    model: text().$type<Model>(),
    sizeChartId: integer('size_chart_id').references(() => sizeChart.id),
    /** Where it stands among the goods that the home page shows first; null elsewhere. */
    mainPosition: integer('main_position'),
  },
  (t) => [
    index('retail_product_category').on(t.categoryId),
    index('retail_product_main')
      .on(t.mainPosition)
      .where(sql`${t.mainPosition} is not null`),
  ],
)

/** One colour of a product. */
export const variation = pgTable(
  'variation',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    colorId: integer('color_id')
      .notNull()
      .references(() => color.id),
    /** Paths on this host, the one for cards first. */
    photos: text().array().notNull(),
    position: integer().notNull(),
  },
  (t) => [unique('variation_color').on(t.productId, t.colorId), index('variation_by_color').on(t.colorId)],
)

/** Finished pieces. Taken by conditional update only, so that the last one is sold once. */
export const stock = pgTable(
  'stock',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    size: text().notNull(),
    quantity: integer().notNull(),
    position: integer().notNull(),
    /** Counts changes of the row. */
    revision: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.variationId, t.size] }), check('stock_quantity', sql`${t.quantity} >= 0`)],
)

/**
 * The sizes of a product that are in stock in some colour, so that a list of many goods asks one row of each. Written by
 * triggers on `stock` and `variation` only; goods that never had a piece have no row.
 */
export const productStock = pgTable('product_stock', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  sizes: text().array().notNull(),
})

/** What a product costs in a country, in tyiyn. Without a row it is not sold there. */
export const price = pgTable(
  'price',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    discountMinor: integer('discount_minor').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.country] }),
    check('price_amount', sql`${t.amountMinor} > 0`),
    index('price_on_sale')
      .on(t.country, t.productId)
      .where(sql`${t.discountMinor} > 0`),
    check('price_discount', sql`${t.discountMinor} >= 0 and ${t.discountMinor} <= ${t.amountMinor}`),
  ],
)

/** A link drawn as a button under a product. */
export const productLink = pgTable(
  'product_link',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    text: localized('text').notNull(),
    href: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('product_link_product').on(t.productId, t.position)],
)

/** How many som one unit of a currency cost on a day. History is kept. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    currency: text().notNull(),
    date: date().notNull(),
    somPerUnit: numeric('som_per_unit', { precision: 18, scale: 6 }).notNull(),
    /** It was the newest of its currency when it grew too old, and pages have let go of it. */
    isLetGo: boolean('is_let_go').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.currency, t.date] }),
    check('exchange_rate_positive', sql`${t.somPerUnit} > 0`),
  ],
)

/**
 * Read model of lists: what filters and sorts one product in one country, narrow so that an index can answer alone.
 * Written by `refreshListing` only. Its indexes carry further columns and stand in a migration of their own.
 */
export const listing = pgTable(
  'listing',
  {
    country: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** After the discount, in tyiyn. */
    saleMinor: integer('sale_minor').notNull(),
    group: text().$type<Group>().notNull(),
    technique: text().$type<Technique>(),
    model: text().$type<Model>(),
    /** The category and all above it. */
    categoryIds: integer('category_ids').array().notNull(),
    colorIds: integer('color_ids').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.country] })],
)

/** The ready card of a product in a country: JSON text of `RetailProductEntry`. */
export const listingCard = pgTable(
  'listing_card',
  {
    country: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    card: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.country] })],
)

/**
 * Read model of search: a product with the words it is found by, once for all countries. It repeats what filters ask
 * beside prices, so that a search that finds half the shop reads one table. Written by `refreshListing` only.
 */
export const searchEntry = pgTable('search_entry', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  /** One bit a country, by its place among the selectable ones. */
  soldIn: bigint('sold_in', { mode: 'bigint' }).notNull(),
  group: text().$type<Group>().notNull(),
  technique: text().$type<Technique>(),
  model: text().$type<Model>(),
  categoryIds: integer('category_ids').array().notNull(),
  colorIds: integer('color_ids').array().notNull(),
  terms: integer().array().notNull(),
  /** Those of its name, which weigh more. */
  nameTerms: integer('name_terms').array().notNull(),
})

/** Every word that goods can be found by, with what is left of it when its ending is taken off, by language. */
export const searchTerm = pgTable('search_term', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  term: bytewise('term').notNull().unique(),
  stems: text().array().notNull(),
})

/** Its stems, and both with one letter left out: where a word in another form, or mistyped, meets it. */
export const searchSpelling = pgTable(
  'search_spelling',
  {
    spelling: bytewise('spelling').notNull(),
    termId: integer('term_id')
      .notNull()
      .references(() => searchTerm.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.spelling, t.termId] })],
)
