import type { ArtisanContact, LocalizedText, SocialLink } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { product } from './tables.ts'

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

/** What only special goods have. */
export const specialProduct = pgTable(
  'special_product',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => specialCategory.id),
    /** Whoever makes it; null when nobody is named. */
    artisanId: integer('artisan_id').references(() => artisan.id, { onDelete: 'set null' }),
    /** Days until an ordered piece is ready; null when only finished pieces are sold. */
    madeToOrderDays: integer('made_to_order_days'),
  },
  (t) => [
    index('special_product_category').on(t.categoryId),
    index('special_product_artisan').on(t.artisanId),
    check('special_product_days', sql`${t.madeToOrderDays} > 0`),
  ],
)
