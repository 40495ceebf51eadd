import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../sql/columns.ts'

/** One row per intent of a caller. The response is rebuilt from the row that the intent created. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().primaryKey(),
    /** The table of the created row. */
    creates: text().notNull(),
    fingerprint: text().notNull(),
    /** Null only within the transaction that creates the row. */
    createdId: integer('created_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('idempotency_key_expiry').on(t.expiresAt)],
)
