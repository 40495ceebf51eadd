import type { ArtisanContact, LocalizedText, ProposalState, SocialLink } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import { color, product } from './tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const localized = (name: string) => jsonb(name).$type<LocalizedText>()

/** The tree of special goods. */
export const specialCategory = pgTable(
  'special_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    title: localized('title').notNull(),
    place: integer().notNull(),
    /** Counts changes of what it is, not of where it stands. */
    revision: integer().notNull().default(1),
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
    /** Only published ones are public. */
    state: text().$type<'waiting' | 'published' | 'returned'>().notNull().default('published'),
    /** What the manager wrote who sent it back. */
    note: text(),
    /** Since when it waits, or has waited. */
    submittedAt: moment('submitted_at'),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Counts what its craftsman and managers did to it. */
    revision: integer().notNull().default(1),
    /** The revision at which it was decided, and the one whose outcome was mailed to the craftsman. */
    decidedRevision: integer('decided_revision'),
    announcedRevision: integer('announced_revision'),
  },
  (t) => [
    index('artisan_place').on(t.place, t.id),
    index('artisan_state').on(t.state, t.submittedAt),
    check('artisan_known_state', sql`${t.state} in ('waiting', 'published', 'returned')`),
  ],
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

/** Which workshop made a retail product; most goods name none. */
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

/** Goods that a workshop would sell, until a manager makes a product of them. */
export const proposal = pgTable(
  'proposal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The workshop's number; it may not have been saved yet. */
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
    check('proposal_known_state', sql`${t.state} in ('waiting', 'returned', 'published')`),
    check('proposal_numbers', sql`${t.priceMinor} > 0 and ${t.stock} >= 0 and ${t.weightG} > 0`),
  ],
)
