import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import { paymentAttempt } from '../orders/tables.ts'

/** Webhook events already handled. The row is written in the transaction of the change it caused. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
)
