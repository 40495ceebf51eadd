import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { paymentAttempt } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
