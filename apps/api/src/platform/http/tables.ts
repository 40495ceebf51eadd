import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Calls counted by all processes. Its migration makes it unlogged: a crash may forget it. */
export const rateLimitCount = pgTable(
  'rate_limit_count',
  {
    /** A hash of endpoint, caller and window, so that no address or e-mail is kept. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limit_count_end').on(t.endsAt)],
)
