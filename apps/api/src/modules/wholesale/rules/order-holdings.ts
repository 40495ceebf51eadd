import type { OrderStatus } from '@shyrdak/sdk/contract'

/**
 * What an order holds of its stock and kits: reserved for it, used up by packaging, or free for other orders.
 */
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

/** Returns what an order holds after a sequence of statuses. Once packed, it stays `used`. */
export function holdingAfter(way: readonly OrderStatus[]): Holding {
  const last = way.at(-1)
  return last === undefined || way.some((status) => HELD_IN[status] === 'used') ? 'used' : HELD_IN[last]
}
