import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { ChargedCurrency, PaymentProvider } from '../retail-orders/payment-provider.ts'
import { Day, Instant } from '../scalars.ts'

/**
 * A refund, in the currency of its payment. `unclear`: the bank has not reported the outcome, and a retry
 * could refund twice; a manager has to check in the bank's back office.
 */
export const PaymentRefund = z.object({
  id: z.string(),
  amount: Money,
  state: z.enum(['requested', 'succeeded', 'failed', 'unclear']),
  reason: z.string(),
  returns_stock: z.boolean(),
  /** The manager's name; null once the account no longer exists. */
  actor: z.nullable(z.string()),
  created_at: Instant,
})
export type PaymentRefund = z.infer<typeof PaymentRefund>

/** A payment attempt as managers see it. Amounts are in `currency`, but `total` is the order's, in som. */
export const ManagedPayment = z.object({
  attempt_id: z.string(),
  provider: PaymentProvider,
  /** The bank's identifier of the payment; null until the bank has responded. */
  reference: z.nullable(z.string()),
  /** `processing`: the customer has paid, and the bank is still checking the payment. */
  state: z.enum([
    'created',
    'pending',
    'processing',
    'captured',
    'partially_refunded',
    'refunded',
    'failed',
    'canceled',
    'expired',
  ]),
  /** `surplus`: the order was already paid or canceled. `mismatch`: amount, currency or merchant differ. */
  flag: z.nullable(z.enum(['mismatch', 'surplus'])),
  amount: Money,
  currency: ChargedCurrency,
  total: Money,
  rate: z.nullable(z.string()),
  rate_date: z.nullable(Day),
  refunded: Money,
  /** Amount that can be refunded now: neither refunded nor being refunded. */
  refundable: Money,
  /** Whether the bank refunds whole units only. */
  whole_units: z.boolean(),
  refunds: z.array(PaymentRefund),
  created_at: Instant,
})
export type ManagedPayment = z.infer<typeof ManagedPayment>
