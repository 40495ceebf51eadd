import * as z from 'zod/mini'
import { guestsAnd, holderOrOwner, toleratesUnauthorized, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { MOVE_NOTE_LENGTH, OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { UNCONFIRMED_LIMIT } from '../rate-limits.ts'
import {
  Contact,
  NewRetailOrder,
  OrderSecretQuery,
  PLACING_ERRORS,
  PlacedOrder,
  RetailOrder,
  RetailOrderSummary,
} from '../retail-orders/orders.ts'
import { Day, Id, MediaPath } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

/**
 * An order of special goods. The buyer, or a holder of the secret, sees every field. A craftsman sees only
 * the workshop's own lines, the totals of what is not cancelled, and the country: `contact`, `comment` and
 * the rest of `address` are null, `payable` is false, `charge`, `refunded`, `surplus` and `gift_note` are
 * absent, and `reason` contains only the store's own codes, never text written by people. If all goods of the
 * workshop are cancelled while those of others go on, the order is on hold with the reason `canceled`.
 */
export const SpecialOrder = z.extend(RetailOrder, {
  contact: z.nullable(Contact),
  comment: z.nullable(z.string()),
  /** Statuses that the craftsman may set now; empty for others, and if other workshops have goods in it. */
  moves: z.array(OrderStatus),
})
export type SpecialOrder = z.infer<typeof SpecialOrder>

/**
 * A craftsman's change of an order. If `status` equals `from`, it is a progress update with a note, a photo
 * or both. A hold requires a note. Note and photo are shown to the buyer; the photo must be an upload of the
 * craftsman.
 */
export const CraftsmanMove = z.object({
  status: OrderStatus,
  from: OrderStatus,
  note: z.optional(z.string().check(trimmed, z.maxLength(MOVE_NOTE_LENGTH))),
  photo: z.optional(MediaPath),
})
export type CraftsmanMove = z.infer<typeof CraftsmanMove>

/** An order in a list. `promised_on` is the day by which its items must be made. */
export const SpecialOrderSummary = z.extend(RetailOrderSummary, {
  promised_on: z.nullable(Day),
})
export type SpecialOrderSummary = z.infer<typeof SpecialOrderSummary>

export const specialOrders = {
  place: endpoint({
    method: 'POST',
    path: '/specialgoods/order',
    summary:
      'Place an order of special goods. Fails if prices, stock or totals differ from the server’s. Creates one order per Idempotency-Key.',
    access: guestsAnd('frontend', 'wholesale'),
    body: NewRetailOrder,
    response: PlacedOrder,
    errors: PLACING_ERRORS,
    idempotent: true,
    limit: UNCONFIRMED_LIMIT,
  }),
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/order',
    summary:
      'List orders of special goods, newest first: the buyer’s own, or for a craftsman those with the workshop’s goods, where `total` covers only these goods and their delivery.',
    access: toleratesUnauthorized(owner('frontend', 'wholesale', 'specialgoods')),
    query: z.object({ ...PageQuery, status: z.optional(z.array(OrderStatus)) }),
    response: paginated(SpecialOrderSummary),
  }),
  read: endpoint({
    method: 'GET',
    path: '/specialgoods/order/:id',
    summary:
      'Retrieve an order of special goods. Requires the session of its owner or of a craftsman whose goods it contains, or the order’s secret `k`.',
    access: holderOrOwner('frontend', 'wholesale', 'specialgoods'),
    params: z.object({ id: Id }),
    query: OrderSecretQuery,
    response: SpecialOrder,
    errors: { NOT_FOUND: {} },
  }),
  move: endpoint({
    method: 'PUT',
    path: '/specialgoods/order/:id/status',
    summary:
      'Move an order forward as the craftsman who makes its goods, or report on the work. Emails the buyer.',
    access: toleratesUnauthorized(owner('specialgoods')),
    params: z.object({ id: Id }),
    body: CraftsmanMove,
    response: SpecialOrder,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
