import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Money } from '../money.ts'
import { OrderKind } from '../order-kind.ts'
import { MOVE_NOTE_LENGTH, OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import {
  OrderEvent,
  PaymentState,
  RefundedMoney,
  RetailOrder,
  StatusTraits,
} from '../retail-orders/orders.ts'
import { CountryCode, Id, Instant } from '../scalars.ts'
import { ManagedPayment } from './order-payments.ts'
import { trimmed } from '../trimmed.ts'

/** Length of a tracking number in characters; its pattern repeats these limits. */
export const TRACKING_LENGTH = { min: 4, max: 60 } as const

const TrackingNumber = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{2,58}[A-Za-z0-9]$/))

/** An order in a manager's list. */
export const ManagedOrderSummary = z.object({
  id: Id,
  order_number: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  ...StatusTraits,
  reason: z.nullable(z.string()),
  payment_state: PaymentState,
  total: Money,
  refunded: z.optional(RefundedMoney),
  buyer: z.string(),
  email: z.string(),
  country_iso_code: CountryCode,
  language: Language,
  created_at: Instant,
})
export type ManagedOrderSummary = z.infer<typeof ManagedOrderSummary>

/** A status change and who made it. `actor` is the name of the manager, or null for a change by the store. */
export const ManagedOrderEvent = z.extend(OrderEvent, {
  mover: z.enum(['store', 'manager', 'craftsman']),
  actor: z.nullable(z.string()),
})
export type ManagedOrderEvent = z.infer<typeof ManagedOrderEvent>

/**
 * An order with details that the buyer does not see: who changed its status, and the status changes allowed now.
 */
export const ManagedOrder = z.extend(RetailOrder, {
  timeline: z.array(ManagedOrderEvent),
  /** Whether the order's items are deducted from stock. */
  holds_stock: z.boolean(),
  /** Every payment attempt, oldest first. */
  payments: z.array(ManagedPayment),
  moves: z.array(OrderStatus),
})
export type ManagedOrder = z.infer<typeof ManagedOrder>

/**
 * `from` is the status that the manager saw; if it has changed, the request fails with `STALE`. The note is shown
 * to the buyer and required for a hold.
 */
export const OrderMove = z.object({
  status: OrderStatus,
  from: OrderStatus,
  note: z.optional(z.string().check(trimmed, z.maxLength(MOVE_NOTE_LENGTH))),
})
export type OrderMove = z.infer<typeof OrderMove>

/**
 * Tracking numbers by `line_key`, as in a quote. Null removes a number. `was` is the number that the manager saw
 * at the line; null for none.
 */
export const OrderTracking = z.object({
  items: z
    .array(
      z.object({
        line_key: z.string().check(z.minLength(1), z.maxLength(60)),
        was: z.nullable(z.string().check(z.maxLength(TRACKING_LENGTH.max))),
        tracking_number: z.nullable(TrackingNumber),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})
export type OrderTracking = z.infer<typeof OrderTracking>

const params = z.object({ id: Id })
const errors = { NOT_FOUND: {} }

export const managedOrders = {
  list: endpoint({
    method: 'GET',
    path: '/management/orders',
    summary:
      'List retail and special orders, newest first. `text` searches by order number, name, email or phone.',
    access: managers,
    query: z.object({
      ...PageQuery,
      kind: z.optional(OrderKind),
      status: z.optional(z.array(OrderStatus)),
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    }),
    response: paginated(ManagedOrderSummary),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/orders/:id',
    summary: 'Retrieve an order with its status history.',
    access: managers,
    params,
    response: ManagedOrder,
    errors,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/management/orders/:id/status',
    summary:
      'Change the status of an order, within the allowed transitions. An order that moves into production reserves its stock if it holds none; a hold requires a `note`.',
    access: managers,
    params,
    body: OrderMove,
    response: ManagedOrder,
    errors: { ...errors, STALE: {}, SOLD_OUT: {} },
  }),
  track: endpoint({
    method: 'PUT',
    path: '/management/orders/:id/tracking',
    summary: 'Set the tracking numbers of an order, which are shown to the buyer.',
    access: managers,
    params,
    body: OrderTracking,
    response: ManagedOrder,
    errors: { ...errors, STALE: {} },
  }),
}
