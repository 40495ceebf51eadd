import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../sql/columns.ts'

/** Calls counted across all processes. The migration makes the table unlogged: a crash may lose it. */
export const rateLimitCount = pgTable(
  'rate_limit_count',
  {
    /** A hash of endpoint, caller and window, so that no address or email is stored. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('rate_limit_count_end').on(t.endsAt)],
)
