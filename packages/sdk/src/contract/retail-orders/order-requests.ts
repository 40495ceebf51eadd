import * as z from 'zod/mini'
import { holderOrOwner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { Count, Id, Instant } from '../scalars.ts'
import { MESSAGE_LIMIT } from '../rate-limits.ts'
import { OrderSecretQuery } from './orders.ts'
import { trimmed } from '../trimmed.ts'
import { orderOwner } from './order-owner.ts'

/** An order that was not sent yet is cancelled, one that has arrived is returned; in whole or in part. */
export const RequestKind = z.enum(['cancel', 'return'])
export type RequestKind = z.infer<typeof RequestKind>

export const RequestReason = z.enum([
  'changed_mind',
  'wrong_choice',
  'wrong_size',
  'too_long',
  'damaged',
  'not_as_described',
  'other',
])
export type RequestReason = z.infer<typeof RequestReason>

/** The reasons that make sense for each kind, in the order in which they are offered. */
export const REQUEST_REASONS = {
  cancel: ['changed_mind', 'wrong_choice', 'too_long', 'other'],
  return: ['wrong_size', 'changed_mind', 'damaged', 'not_as_described', 'other'],
} as const satisfies Record<RequestKind, readonly RequestReason[]>

/** Days after an order is completed within which it can be returned. */
export const RETURN_DAYS = 14

/** Longest comment of a request and longest answer to it, in characters. */
export const REQUEST_TEXT_LENGTH = 1000

export const RequestState = z.enum(['open', 'accepted', 'refused'])
export type RequestState = z.infer<typeof RequestState>

/** A number of items of a line, by `line_key` as in a quote. */
export const RequestItem = z.object({
  line_key: z.string().check(z.minLength(1), z.maxLength(60)),
  count: Count,
})
export type RequestItem = z.infer<typeof RequestItem>

/** A request to cancel or return items of an order, and the store's answer. */
export const OrderRequest = z.object({
  id: Id,
  order_id: Id,
  kind: RequestKind,
  state: RequestState,
  reason: RequestReason,
  comment: z.string(),
  items: z.array(RequestItem),
  /** The text of the store's answer. */
  answer: z.nullable(z.string()),
  /**
   * Amount still to be refunded, in som: neither back with the buyer nor on its way. Null when nothing is, before the
   * request is accepted, and for an unpaid order.
   */
  refund_due: z.nullable(Money),
  created_at: Instant,
  answered_at: z.nullable(Instant),
})
export type OrderRequest = z.infer<typeof OrderRequest>

/**
 * The requests of an order, newest first, and what can be requested now: null if nothing can. Items of an
 * open or accepted request are not offered again. `is_whole`: the order was not paid, so all its items are
 * cancelled together and at once.
 */
export const OrderRequests = z.object({
  requests: z.array(OrderRequest),
  offer: z.nullable(z.object({ kind: RequestKind, items: z.array(RequestItem), is_whole: z.boolean() })),
})
export type OrderRequests = z.infer<typeof OrderRequests>

export const NewOrderRequest = z.object({
  kind: RequestKind,
  reason: RequestReason,
  comment: z.string().check(trimmed, z.maxLength(REQUEST_TEXT_LENGTH)),
  items: z.array(RequestItem).check(z.minLength(1), z.maxLength(100)),
})
export type NewOrderRequest = z.infer<typeof NewOrderRequest>

/** The most requests that `orderRequests.own` lists; `ofOrder` has those of any order. */
export const MAX_OWN_REQUESTS = 250

const params = z.object({ id: Id })

export const orderRequests = {
  own: endpoint({
    method: 'GET',
    path: '/frontend/order-request',
    summary: `List the requests about orders of the current account, newest first, up to ${MAX_OWN_REQUESTS}.`,
    access: orderOwner,
    response: z.array(OrderRequest),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/frontend/order-request/order/:id',
    summary:
      'List the requests about a retail or special order, and what can be requested. Requires the owner’s session or the order’s secret `k`; otherwise returns NOT_FOUND.',
    access: holderOrOwner('frontend', 'wholesale'),
    params,
    query: OrderSecretQuery,
    response: OrderRequests,
    errors: { NOT_FOUND: {} },
  }),
  create: endpoint({
    method: 'POST',
    path: '/frontend/order-request/order/:id',
    summary:
      'Request to cancel or return items of an order. An unpaid order is cancelled at once; everything else is answered by a manager. The same request again within ten minutes returns the first one.',
    access: holderOrOwner('frontend', 'wholesale'),
    params,
    query: OrderSecretQuery,
    body: NewOrderRequest,
    response: OrderRequests,
    errors: { NOT_FOUND: {}, STALE: {} },
    limit: MESSAGE_LIMIT,
  }),
}
