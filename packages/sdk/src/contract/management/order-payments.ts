import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { ChargedCurrency, PaymentProvider } from '../retail-orders/payment-provider.ts'
import { Day, Instant } from '../scalars.ts'

/**
 * Money on its way back, in the currency of its payment. `unclear`: the bank has not said what became of it, and asking
 * again could pay twice; someone has to look in the bank's own office.
 */
export const PaymentRefund = z.object({
  id: z.string(),
  amount: Money,
  state: z.enum(['requested', 'succeeded', 'failed', 'unclear']),
  reason: z.string(),
  returns_stock: z.boolean(),
  /** The manager's name; null once they have no account. */
  actor: z.nullable(z.string()),
  created_at: Instant,
})
export type PaymentRefund = z.infer<typeof PaymentRefund>

/** A payment attempt as managers see it. Sums are in `currency`, but for `total`, the order's in som. */
export const ManagedPayment = z.object({
  attempt_id: z.string(),
  provider: PaymentProvider,
  /** What the bank calls it; null until the bank has answered. */
  reference: z.nullable(z.string()),
  state: z.enum([
    'created',
    'pending',
    'captured',
    'partially_refunded',
    'refunded',
    'failed',
    'canceled',
    'expired',
  ]),
  /** `surplus`: the order was already paid. `mismatch`: another sum, currency or merchant than asked for. */
  flag: z.nullable(z.enum(['mismatch', 'surplus'])),
  amount: Money,
  currency: ChargedCurrency,
  total: Money,
  rate: z.nullable(z.string()),
  rate_date: z.nullable(Day),
  refunded: Money,
  /** How much can be refunded now: what is neither back nor on its way. */
  refundable: Money,
  refunds: z.array(PaymentRefund),
  created_at: Instant,
})
export type ManagedPayment = z.infer<typeof ManagedPayment>
