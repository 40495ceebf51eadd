import type { ArtisanContact, LocalizedText, SocialLink } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { color } from './tables.ts'

const localized = (name: string) => jsonb(name).$type<LocalizedText>()

/** The tree of special goods. */
export const specialCategory = pgTable(
  'special_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    title: localized('title').notNull(),
    place: integer().notNull(),
  },
  (t) => [index('special_category_parent').on(t.parentId, t.place)],
)

/** A workshop and its public page; what was not filled in is null. Every text is plain. */
export const artisan = pgTable(
  'artisan',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: localized('name').notNull(),
    /** What its people do. */
    position: localized('position').notNull(),
    profilePic: text('profile_pic'),
    banner1: text('banner_1'),
    helloText: localized('hello_txt'),
    aboutImage: text('about_img'),
    aboutTitle: localized('about_ttl'),
    aboutText: localized('about_txt'),
    gallery: text('tam_gallery').array().notNull().default([]),
    video: text(),
    videoTitle: localized('video_ttl'),
    videoText: localized('video_txt'),
    banner2: text('banner_2'),
    bioText: localized('bio_txt'),
    contact: jsonb().$type<ArtisanContact>().notNull().default({ address: null, phone: null, email: null }),
    social: jsonb().$type<SocialLink[]>().notNull().default([]),
    /** Where it stands in the list. */
    place: integer().notNull(),
  },
  (t) => [index('artisan_place').on(t.place, t.id)],
)

export const specialProduct = pgTable(
  'special_product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    details: jsonb().$type<{ name: LocalizedText; text: LocalizedText }[]>().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => specialCategory.id),
    /** Whoever makes it; null when nobody is named. */
    artisanId: integer('artisan_id').references(() => artisan.id, { onDelete: 'set null' }),
    /** Grams, one piece packed. */
    weightG: integer('weight_g').notNull(),
    /** Days until an ordered piece is ready; null when only what lies ready is sold. */
    madeToOrderDays: integer('made_to_order_days'),
    /** Counts changes of its prices, all countries together. */
    pricesRevision: integer('prices_revision').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('special_product_category').on(t.categoryId),
    index('special_product_artisan').on(t.artisanId),
    check('special_product_weight', sql`${t.weightG} > 0`),
    check('special_product_days', sql`${t.madeToOrderDays} > 0`),
  ],
)

/** One colour of a special product. */
export const specialVariation = pgTable(
  'special_variation',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => specialProduct.id, { onDelete: 'cascade' }),
    colorId: integer('color_id')
      .notNull()
      .references(() => color.id),
    /** Paths on this host, the one for cards first. */
    photos: text().array().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    unique('special_variation_color').on(t.productId, t.colorId),
    index('special_variation_by_color').on(t.colorId),
  ],
)

/** Finished pieces. Taken by conditional update only, so that the last one is sold once. */
export const specialStock = pgTable(
  'special_stock',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => specialVariation.id, { onDelete: 'cascade' }),
    size: text().notNull(),
    quantity: integer().notNull(),
    position: integer().notNull(),
    /** Counts changes of the row. */
    revision: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.variationId, t.size] }),
    check('special_stock_quantity', sql`${t.quantity} >= 0`),
  ],
)

/** What a special product costs in a country, in tyiyn. Without a row it is not sold there. */
export const specialPrice = pgTable(
  'special_price',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => specialProduct.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    discountMinor: integer('discount_minor').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.country, t.productId] }),
    check('special_price_amount', sql`${t.amountMinor} > 0`),
    check('special_price_discount', sql`${t.discountMinor} >= 0 and ${t.discountMinor} <= ${t.amountMinor}`),
  ],
)
