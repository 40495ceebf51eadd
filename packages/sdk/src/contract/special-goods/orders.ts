import * as z from 'zod/mini'
import { guestsAnd, holderOrOwner, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery, paginated } from '../paginator.ts'
import {
  Contact,
  Key,
  NewRetailOrder,
  PlacedOrder,
  RetailOrder,
  RetailOrderSummary,
} from '../retail-orders/orders.ts'
import { CountryCode, Id } from '../scalars.ts'

/**
 * An order of special goods. Its buyer, and whoever holds its secret, is told everything. A craftsman is told of the
 * workshop's own lines, their sums and the country: `contact`, `comment` and the rest of `address` are null, nothing
 * is `payable`, and `reason` holds only what the store itself says, not what people wrote.
 */
export const SpecialOrder = z.object({
  ...RetailOrder.shape,
  contact: z.nullable(Contact),
  address: z.object({
    country_iso_code: CountryCode,
    city: z.nullable(z.string()),
    street: z.nullable(z.string()),
    postal_code: z.nullable(z.string()),
  }),
  comment: z.nullable(z.string()),
})
export type SpecialOrder = z.infer<typeof SpecialOrder>

export const specialOrders = {
  place: endpoint({
    method: 'POST',
    path: '/specialgoods/order',
    summary:
      'Order special goods. Prices, stock and totals are checked against the server; one order per Idempotency-Key.',
    access: guestsAnd('frontend', 'wholesale'),
    body: NewRetailOrder,
    response: PlacedOrder,
    errors: ['PRICE_CHANGED', 'QUOTE_STALE', 'SOLD_OUT', 'NOT_SOLD_HERE', 'KEY_REUSED', 'IN_PROGRESS'],
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/order',
    summary:
      'Orders of special goods, newest first: a buyer’s own; for a craftsman those with goods of the workshop, each `total` that of its goods alone and their delivery.',
    access: owner('frontend', 'wholesale', 'specialgoods'),
    query: z.object(PageQuery),
    response: paginated(RetailOrderSummary),
    errors: ['UNAUTHENTICATED'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/specialgoods/order/:id',
    summary:
      'One order of special goods, for its owner, whoever holds its secret, or a craftsman whose goods are in it.',
    access: holderOrOwner('frontend', 'wholesale', 'specialgoods'),
    params: z.object({ id: Id }),
    query: Key,
    response: SpecialOrder,
    errors: ['NOT_FOUND'],
  }),
}
