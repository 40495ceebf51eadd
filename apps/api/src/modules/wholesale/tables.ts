import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A wholesale client's application and what a manager decided. */
export const wholesaleApplication = pgTable(
  'wholesale_application',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    company: text().notNull(),
    country: text().notNull(),
    city: text().notNull(),
    comment: text().notNull(),
    /** Why a manager rejected it. */
    reason: text(),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Counts changes by the client and decisions of managers. */
    revision: integer().notNull().default(1),
    /** The newest decision, and the one that was emailed to the client. */
    decidedRevision: integer('decided_revision'),
    announcedRevision: integer('announced_revision'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('wholesale_application_age').on(t.createdAt)],
)
