import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { TypedMoney } from './typed-money.ts'
import { Id } from '../scalars.ts'
import { ManagedOrder } from './orders.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum length of the reason for a refund, which is emailed to the buyer, in characters. */
export const REFUND_REASON_LENGTH = 500

/**
 * `amount` is in the currency of the payment. `refundable` is the refundable amount that the manager saw; if
 * it has changed, the request fails with `STALE`. For a surplus payment, `reason` defaults to why it is one, in
 * the buyer's language.
 */
export const NewRefund = z.object({
  amount: TypedMoney,
  refundable: TypedMoney,
  reason: z.optional(z.string().check(trimmed, z.minLength(1), z.maxLength(REFUND_REASON_LENGTH))),
  /** Whether the items of the order go back on sale. */
  returns_stock: z.boolean(),
})
export type NewRefund = z.infer<typeof NewRefund>

export const managedPayments = {
  refund: endpoint({
    method: 'POST',
    path: '/management/orders/:id/payments/:attempt/refunds',
    summary:
      'Refund a captured payment, in part or in full, and email the buyer. The same refund by the same manager sent again takes effect once.',
    access: managers,
    params: z.object({ id: Id, attempt: z.uuid() }),
    body: NewRefund,
    response: ManagedOrder,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
