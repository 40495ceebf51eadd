import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Money } from '../money.ts'
import { OrderKind } from '../order-kind.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { OrderEvent, PaymentState, RetailOrder, TrackingNumber } from '../retail-orders/orders.ts'
import { CountryCode, Id, Instant } from '../scalars.ts'
import { managers } from './content/managed.ts'

/** An order in a manager's list. */
export const ManagedOrderSummary = z.object({
  id: Id,
  order_number: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  reason: z.nullable(z.string()),
  payment_state: PaymentState,
  total: Money,
  buyer: z.string(),
  email: z.string(),
  country_iso_code: CountryCode,
  language: Language,
  created_at: Instant,
})
export type ManagedOrderSummary = z.infer<typeof ManagedOrderSummary>

/** A move of an order with who made it; `actor` is a manager's name, null where it was the store. */
export const ManagedOrderEvent = z.object({
  ...OrderEvent.shape,
  mover: z.enum(['store', 'manager', 'craftsman']),
  actor: z.nullable(z.string()),
})
export type ManagedOrderEvent = z.infer<typeof ManagedOrderEvent>

/** An order with what its buyer is not shown: who moved it, and where a manager may move it now. */
export const ManagedOrder = z.object({
  ...RetailOrder.shape,
  timeline: z.array(ManagedOrderEvent),
  /** Whether the order's pieces are off the shelf. */
  holds_stock: z.boolean(),
  moves: z.array(OrderStatus),
})
export type ManagedOrder = z.infer<typeof ManagedOrder>

/** How long the note of a move may be. */
export const MOVE_NOTE_LENGTH = 500

/** `from` is the status that the manager saw; another one by now is refused as `STALE`. The buyer reads the note; a hold needs one. */
export const OrderMove = z.object({
  status: OrderStatus,
  from: OrderStatus,
  note: z.optional(z.string().check(z.trim(), z.maxLength(MOVE_NOTE_LENGTH))),
})
export type OrderMove = z.infer<typeof OrderMove>

/** The number of a parcel for each line named by its `line_key`, as in a quote; null takes it back. */
export const OrderTracking = z.object({
  items: z
    .array(
      z.object({
        line_key: z.string().check(z.minLength(1), z.maxLength(60)),
        tracking_number: z.nullable(TrackingNumber),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})
export type OrderTracking = z.infer<typeof OrderTracking>

const params = z.object({ id: Id })
const errors = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const

export const managedOrders = {
  list: endpoint({
    method: 'GET',
    path: '/management/orders',
    summary: 'Every order of both kinds, newest first; `text` finds by number, name, e-mail or phone.',
    access: managers,
    query: z.object({
      ...PageQuery,
      status: z.optional(z.array(OrderStatus)),
      text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: paginated(ManagedOrderSummary),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/orders/:id',
    summary: 'One order with its moves and who made them.',
    access: managers,
    params,
    response: ManagedOrder,
    errors,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/management/orders/:id/status',
    summary:
      'Move an order by the transition table. An order moved into work keeps its stock, or takes it anew; one put on hold says why in `note`.',
    access: managers,
    params,
    body: OrderMove,
    response: ManagedOrder,
    errors: [...errors, 'STALE', 'SOLD_OUT'],
  }),
  track: endpoint({
    method: 'PUT',
    path: '/management/orders/:id/tracking',
    summary: 'Tell the buyer the numbers of the parcels.',
    access: managers,
    params,
    body: OrderTracking,
    response: ManagedOrder,
    errors,
  }),
}
