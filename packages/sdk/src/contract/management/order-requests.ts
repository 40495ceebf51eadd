import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { OrderRequest, REQUEST_TEXT_LENGTH, RequestState } from '../retail-orders/order-requests.ts'
import { Id } from '../scalars.ts'
import { Reason } from './reason.ts'
import { trimmed } from '../trimmed.ts'

/** A request about an order, as managers see it. */
export const ManagedOrderRequest = z.extend(OrderRequest, {
  order_number: z.string(),
  order_status: OrderStatus,
  buyer: z.string(),
  email: z.string(),
  language: Language,
  is_paid: z.boolean(),
  lines: z.array(
    z.object({
      name: LocalizedText,
      color_name: LocalizedText,
      size: z.string(),
      count: z.int(),
      /** The count of the line as ordered. */
      ordered: z.int(),
    }),
  ),
  /** Price of the items, plus delivery if the whole order is cancelled: the suggested refund. */
  value: Money,
  answered_by: z.nullable(z.string()),
})
export type ManagedOrderRequest = z.infer<typeof ManagedOrderRequest>

const params = z.object({ id: Id })
const errors = { NOT_FOUND: {}, STALE: {} }

export const managedOrderRequests = {
  list: endpoint({
    method: 'GET',
    path: '/management/order-requests',
    summary: 'List requests to cancel or return: open ones oldest first, then answered ones newest first.',
    access: managers,
    query: z.object({
      ...PageQuery,
      state: z.optional(RequestState),
      /** Only requests whose money is still to be refunded. */
      refund: z.optional(z.literal('due')),
      order_id: z.optional(Id),
    }),
    response: paginated(ManagedOrderRequest),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/order-requests/:id',
    summary: 'Retrieve a request to cancel or return.',
    access: managers,
    params,
    response: ManagedOrderRequest,
    errors: { NOT_FOUND: {} },
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/management/order-requests/:id/accept',
    summary:
      'Accept an open request and email the buyer. Cancelled items return to stock, and an order of which nothing is left is put on hold. For a paid order the sum due to be refunded is recorded.',
    access: managers,
    params,
    body: z.object({ note: z.optional(z.string().check(trimmed, z.maxLength(REQUEST_TEXT_LENGTH))) }),
    response: ManagedOrderRequest,
    errors: { ...errors, IN_PROGRESS: {} },
  }),
  refuse: endpoint({
    method: 'PUT',
    path: '/management/order-requests/:id/refuse',
    summary: 'Refuse an open request and email the reason to the buyer.',
    access: managers,
    params,
    body: z.object({ reason: Reason }),
    response: ManagedOrderRequest,
    errors,
  }),
}
