import type { Language } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import { account } from '../accounts/tables.ts'
import { product } from '../catalogue/tables.ts'

export type ReviewStatus = 'pending' | 'published' | 'rejected'

/** A product review, visible once a manager has published it. */
export const review = pgTable(
  'review',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    status: text().$type<ReviewStatus>().notNull(),
    /** The author's account; null for seeded reviews. */
    authorMarket: text('author_market'),
    authorId: integer('author_id'),
    author: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** When it was written or last rewritten. */
    createdAt: moment('created_at').notNull(),
    /** Why it was rejected. */
    reason: text(),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** The workshop's reply with its language, author and time; null without one. */
    reply: text(),
    replyLanguage: text('reply_language').$type<Language>(),
    repliedBy: integer('replied_by').references(() => account.id, { onDelete: 'set null' }),
    repliedAt: moment('replied_at'),
    /** Incremented with each change by its author or a manager. */
    revision: integer().notNull().default(1),
    /** The revision whose outcome was emailed to the author. */
    announcedRevision: integer('announced_revision'),
  },
  (t) => [
    index('review_product').on(t.productId, t.status, t.createdAt),
    index('review_waiting').on(t.status, t.createdAt),
    uniqueIndex('review_of_author')
      .on(t.productId, t.authorMarket, t.authorId)
      .where(sql`${t.authorId} is not null`),
    check('review_rating', sql`${t.rating} between 1 and 5`),
  ],
)
