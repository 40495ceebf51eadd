import type { OrderStatus } from '@shyrdak/sdk/contract'

/** What an order has of its pieces and kits: put aside for it, used up by packaging, or nothing, free for other orders. */
export type Holding = 'reserved' | 'used' | 'free'

const HELD_IN: Readonly<Record<OrderStatus, Holding>> = {
  Processing: 'reserved',
  payment_waiting: 'reserved',
  in_production: 'reserved',
  on_hold: 'free',
  packaging: 'used',
  shipping: 'used',
  on_way: 'used',
  completed: 'used',
}

/** The holding of an order that has gone through these statuses, the last of which it is in: what is packed stays packed. */
export function holdingAfter(way: readonly OrderStatus[]): Holding {
  const last = way.at(-1)
  return last === undefined || way.some((status) => HELD_IN[status] === 'used') ? 'used' : HELD_IN[last]
}
