import type { Language, PaymentProvider } from '@shyrdak/sdk/contract'
import { bigint, index, pgSchema, text, timestamp, unique } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Tyiyn. */
const minor = (name: string) => bigint(name, { mode: 'number' })

/** The test bank keeps its own books, as a bank elsewhere would. */
export const testBankSchema = pgSchema('test_bank')

export const testBankSession = testBankSchema.table(
  'session',
  {
    id: text().primaryKey(),
    provider: text().$type<PaymentProvider>().notNull(),
    merchant: text().notNull(),
    /** The bank's own name for the payment, by which the merchant asks. */
    ref: text().notNull(),
    /** The merchant's own name for the payment: asking again with it gives the same session. */
    reference: text().notNull(),
    /** What was asked for under that name, where a bank compares it. */
    fingerprint: text(),
    orderNumber: text('order_number').notNull(),
    description: text().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
    language: text().$type<Language>().notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Where the merchant wants to be notified of this payment, and what it wants to hear there again. */
    notifyUrl: text('notify_url'),
    echo: text(),
    /** `authorized`: the buyer has agreed, and the merchant has not taken the money yet. */
    state: text()
      .$type<'pending' | 'authorized' | 'captured' | 'failed' | 'canceled' | 'expired'>()
      .notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('session_expiry').on(t.expiresAt),
    unique('session_reference').on(t.provider, t.reference),
    unique('session_ref').on(t.provider, t.ref),
  ],
)

/** Money moved, one row a payment, never changed. */
export const testBankLedger = testBankSchema.table('ledger', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => testBankSession.id),
  reference: text().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  movedAt: moment('moved_at').notNull(),
})

/** Money moved back, one row a refund. */
export const testBankRefund = testBankSchema.table('refund', {
  id: text().primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => testBankSession.id),
  amountMinor: minor('amount_minor').notNull(),
  movedAt: moment('moved_at').notNull(),
})
