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
  unique,
} from 'drizzle-orm/pg-core'
import { localized, moment } from '#platform/sql/columns.ts'

/** Text compared byte by byte, so that an index finds prefixes under any locale of the server. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The category tree of retail goods. */
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
    /** Incremented when the category is edited, not when it is moved. */
    revision: integer().notNull().default(1),
  },
  (t) => [index('category_parent').on(t.parentId, t.position)],
)

/** Former URLs of categories. They redirect until another category takes them. */
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
  /** Incremented when the colour is edited, not when it is moved. */
  revision: integer().notNull().default(1),
})

export const sizeChart = pgTable('size_chart', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: localized('title').notNull(),
  note: localized('note').notNull(),
  columns: jsonb().$type<LocalizedText[]>().notNull(),
  rows: jsonb().$type<string[][]>().notNull(),
  /** Incremented with each change. */
  revision: integer().notNull().default(1),
})

/** The market that goods are sold in. Shoppers' orders contain the first two. */
export type GoodsMarket = 'retail' | 'special' | 'wholesale'

/** A product of any market. Colours, stock and prices of all markets share one set of tables. */
export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    market: text().$type<GoodsMarket>().notNull(),
    slug: text().notNull(),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    details: jsonb().$type<{ name: LocalizedText; text: LocalizedText }[]>().notNull(),
    /** The weight of one packed piece in grams. */
    weightG: integer('weight_g').notNull(),
    /** Incremented when its prices change, in any country. */
    pricesRevision: integer('prices_revision').notNull().default(0),
    /** Incremented when managers change anything else, including colours, sizes and buttons. */
    revision: integer().notNull().default(0),
    /** The count of published reviews and the sum of their stars. Written by `rateProduct`. */
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

/** Former slugs of products. They redirect until another product takes them. */
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

/** The fields that only retail goods have. */
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
    /** Its position among the goods featured on the home page; null when it is not featured. */
    mainPosition: integer('main_position'),
  },
  (t) => [
    index('retail_product_category').on(t.categoryId),
    index('retail_product_main')
      .on(t.mainPosition)
      .where(sql`${t.mainPosition} is not null`),
  ],
)

/** A product in one colour. */
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
    /** Paths on this host. The first one is for cards. */
    photos: text().array().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    unique('variation_color').on(t.productId, t.colorId),
    index('variation_by_color').on(t.colorId),
    index('variation_photos').using('gin', t.photos),
  ],
)

/** Pieces in stock. Reduced only by conditional updates, so that the last piece is sold once. */
export const stock = pgTable(
  'stock',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    size: text().notNull(),
    quantity: integer().notNull(),
    position: integer().notNull(),
    /** Incremented with each change of the quantity. */
    revision: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.variationId, t.size] }), check('stock_quantity', sql`${t.quantity} >= 0`)],
)

/**
 * The sizes of a product in stock in any colour, so that a list reads one row per product. Written only by
 * triggers on `stock` and `variation`. A product that never had stock has no row.
 */
export const productStock = pgTable('product_stock', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  sizes: text().array().notNull(),
})

/** The price of a product in a country, in tyiyn. Without a row it is not sold there. */
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

/** A link shown as a button under a product. */
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

/** The price of one unit of a currency in som on a day. Old rates are kept. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    currency: text().notNull(),
    date: date().notNull(),
    somPerUnit: numeric('som_per_unit', { precision: 18, scale: 6 }).notNull(),
    /** Set once the newest rate of a currency has become too old and cached pages were invalidated. */
    isLetGo: boolean('is_let_go').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.currency, t.date] }),
    check('exchange_rate_positive', sql`${t.somPerUnit} > 0`),
  ],
)

/**
 * Read model of lists: the fields that filter and sort one product in one country, narrow enough for
 * index-only scans. Written only by `refreshListing`. Its covering indexes are defined in a separate
 * migration.
 */
export const listing = pgTable(
  'listing',
  {
    country: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** The price after discount, in tyiyn. */
    saleMinor: integer('sale_minor').notNull(),
    group: text().$type<Group>().notNull(),
    technique: text().$type<Technique>(),
    model: text().$type<Model>(),
    /** The category and all its ancestors. */
    categoryIds: integer('category_ids').array().notNull(),
    colorIds: integer('color_ids').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.country] })],
)

/** The card of a product in a country: JSON text of `RetailProductEntry`, with its price in som. */
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
 * Read model of search: a product with its search terms, once for all countries. Repeats the columns of
 * filters other than prices, so that a broad search reads a single table. Written only by `refreshListing`.
 */
export const searchEntry = pgTable('search_entry', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  /** One bit per country, by its index in the selectable countries. */
  soldIn: bigint('sold_in', { mode: 'bigint' }).notNull(),
  group: text().$type<Group>().notNull(),
  technique: text().$type<Technique>(),
  model: text().$type<Model>(),
  categoryIds: integer('category_ids').array().notNull(),
  colorIds: integer('color_ids').array().notNull(),
  terms: integer().array().notNull(),
  /** The terms of its name, which rank higher. */
  nameTerms: integer('name_terms').array().notNull(),
})

/** Every search term, with its stems by language. */
export const searchTerm = pgTable('search_term', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  term: bytewise('term').notNull().unique(),
  stems: text().array().notNull(),
})

/** The spellings that find a term: the term and its stems, as they are and with one letter left out. */
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
