import type { ArtisanContact, ProposalState, SocialLink } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { localized, moment } from '#platform/sql/columns.ts'
import { account } from '../accounts/tables.ts'
import { color, product } from './tables.ts'

/** The category tree of special goods. */
export const specialCategory = pgTable(
  'special_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    title: localized('title').notNull(),
    place: integer().notNull(),
    /** Incremented when the category is edited, not when it is moved. */
    revision: integer().notNull().default(1),
  },
  (t) => [index('special_category_parent').on(t.parentId, t.place)],
)

/** A workshop and its public page. Missing fields are null. Texts are plain. */
export const artisan = pgTable(
  'artisan',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: localized('name').notNull(),
    /** The craft of the workshop. */
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
    /** Its position in the list. */
    place: integer().notNull(),
    /** Only published workshops are public. */
    state: text().$type<'waiting' | 'published' | 'returned'>().notNull().default('published'),
    /** The manager's note when it was returned. */
    note: text(),
    /** When it was last submitted for review. */
    submittedAt: moment('submitted_at'),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Incremented with each change by its craftsman or a manager. */
    revision: integer().notNull().default(1),
    /** The revision at which it was reviewed, and the one whose outcome was emailed to the craftsman. */
    decidedRevision: integer('decided_revision'),
    announcedRevision: integer('announced_revision'),
  },
  (t) => [
    index('artisan_place').on(t.place, t.id),
    index('artisan_state').on(t.state, t.submittedAt),
    check('artisan_known_state', sql`${t.state} in ('waiting', 'published', 'returned')`),
  ],
)

/** The fields that only special goods have. */
export const specialProduct = pgTable(
  'special_product',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => specialCategory.id),
    /** The workshop that makes it; null when none is assigned. */
    artisanId: integer('artisan_id').references(() => artisan.id, { onDelete: 'set null' }),
    /** Days until an ordered piece is ready; null when only pieces in stock are sold. */
    madeToOrderDays: integer('made_to_order_days'),
  },
  (t) => [
    index('special_product_category').on(t.categoryId),
    index('special_product_artisan').on(t.artisanId),
    check('special_product_days', sql`${t.madeToOrderDays} > 0`),
  ],
)

/** The workshop that made a retail product. Most products have none. */
export const retailArtisan = pgTable(
  'retail_artisan',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    artisanId: integer('artisan_id')
      .notNull()
      .references(() => artisan.id, { onDelete: 'cascade' }),
  },
  (t) => [index('retail_artisan_artisan').on(t.artisanId)],
)

/** Goods proposed by a workshop, until a manager creates a product from them. */
export const proposal = pgTable(
  'proposal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The workshop's id. Its row may not be saved yet. */
    artisanId: integer('artisan_id').notNull(),
    /** The craftsman who wrote it. */
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text().$type<ProposalState>().notNull().default('waiting'),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => specialCategory.id),
    colorId: integer('color_id')
      .notNull()
      .references(() => color.id),
    size: text().notNull(),
    photos: text().array().notNull(),
    /** Tyiyn. */
    priceMinor: integer('price_minor').notNull(),
    stock: integer().notNull(),
    madeToOrderDays: integer('made_to_order_days'),
    weightG: integer('weight_g').notNull(),
    note: text(),
    productId: integer('product_id').references(() => product.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    revision: integer().notNull().default(1),
    decidedRevision: integer('decided_revision'),
    announcedRevision: integer('announced_revision'),
  },
  (t) => [
    index('proposal_artisan').on(t.artisanId, t.id),
    index('proposal_state').on(t.state, t.createdAt),
    index('proposal_photos').using('gin', t.photos),
    check('proposal_known_state', sql`${t.state} in ('waiting', 'returned', 'published')`),
    check('proposal_numbers', sql`${t.priceMinor} > 0 and ${t.stock} >= 0 and ${t.weightG} > 0`),
  ],
)
