import type { Language, PaymentProvider } from '@shyrdak/sdk/contract'
import { index, pgSchema, text, unique } from 'drizzle-orm/pg-core'
import { minor, moment } from '#platform/sql/columns.ts'

/** The test bank stores its own data, as an external bank would. */
export const testBankSchema = pgSchema('test_bank')

export const testBankSession = testBankSchema.table(
  'session',
  {
    id: text().primaryKey(),
    provider: text().$type<PaymentProvider>().notNull(),
    merchant: text().notNull(),
    /** The bank's reference of the payment, used by the merchant to fetch it. */
    ref: text().notNull(),
    /** The merchant's reference of the payment: a repeated request returns the same session. */
    reference: text().notNull(),
    /** A hash of the request under that reference, if the bank compares repeats. */
    fingerprint: text(),
    orderNumber: text('order_number').notNull(),
    description: text().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
    language: text().$type<Language>().notNull(),
    returnUrl: text('return_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** The URL for notifications of this payment, and a text to send back in them. */
    notifyUrl: text('notify_url'),
    echo: text(),
    /** `authorized`: the buyer has agreed, and the merchant has not captured the money yet. */
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

/** Captured money, one row per payment, never changed. */
export const testBankLedger = testBankSchema.table('ledger', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => testBankSession.id),
  reference: text().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  movedAt: moment('moved_at').notNull(),
})

/** Refunded money, one row per refund. */
export const testBankRefund = testBankSchema.table('refund', {
  id: text().primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => testBankSession.id),
  amountMinor: minor('amount_minor').notNull(),
  movedAt: moment('moved_at').notNull(),
})
