import * as z from 'zod/mini'

/** A new order is `Processing`, capitalized as in the spec. Source: spec §4. */
export const ORDER_STATUSES = [
  'Processing',
  'payment_waiting',
  'in_production',
  'on_hold',
  'packaging',
  'shipping',
  'on_way',
  'completed',
] as const

export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>

/**
 * Red means that attention is needed, green means done. The labels are texts of `@shyrdak/sdk/messages`.
 * Source: spec §4.
 */
export const ORDER_STATUS_COLOURS = {
  Processing: null,
  payment_waiting: 'red',
  in_production: null,
  on_hold: 'red',
  packaging: null,
  shipping: null,
  on_way: null,
  completed: 'green',
} as const satisfies Record<OrderStatus, 'red' | 'green' | null>

/** Who can change the status of an order: the store itself, a manager, or a craftsman whose goods it contains. */
export type OrderMover = 'store' | 'manager' | 'craftsman'

/**
 * The allowed status changes and who may make them. The spec defines none (§4), so this table is the rule: only the
 * store starts a payment, managers and craftsmen move work forward, and a hold can return to an earlier status.
 */
export const ORDER_TRANSITIONS = {
  Processing: {
    payment_waiting: ['store'],
    in_production: ['store', 'manager'],
    on_hold: ['store', 'manager'],
  },
  payment_waiting: { in_production: ['store', 'manager'], on_hold: ['store', 'manager'] },
  in_production: { packaging: ['manager', 'craftsman'], on_hold: ['manager', 'craftsman'] },
  on_hold: {
    payment_waiting: ['store', 'manager'],
    in_production: ['store', 'manager'],
    packaging: ['manager'],
  },
  packaging: { shipping: ['manager', 'craftsman'], on_hold: ['manager'] },
  shipping: { on_way: ['manager', 'craftsman'], on_hold: ['manager'] },
  on_way: { completed: ['manager'], on_hold: ['manager'] },
  completed: {},
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderMover[]>>>

/** Whether `mover` may change an order's status from `from` to `to`. */
export function mayMoveOrder(from: OrderStatus, to: OrderStatus, mover: OrderMover): boolean {
  const moves: Partial<Record<OrderStatus, readonly OrderMover[]>> = ORDER_TRANSITIONS[from]
  return moves[to]?.includes(mover) ?? false
}

/** Maximum length of the note of a status change, in characters. */
export const MOVE_NOTE_LENGTH = 500

/** The statuses that a craftsman can change. */
export const CRAFTSMAN_STATUSES: readonly OrderStatus[] = /* @__PURE__ */ ORDER_STATUSES.filter((from) =>
  ORDER_STATUSES.some((to) => mayMoveOrder(from, to, 'craftsman')),
)
