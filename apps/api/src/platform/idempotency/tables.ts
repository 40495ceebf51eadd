import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('idempotency_key_expiry').on(t.expiresAt)],
)
