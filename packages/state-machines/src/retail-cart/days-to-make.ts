import { MAX_ITEMS } from './cart-limits.ts'
import type { CartGoods } from './retail-cart.ts'

/** What lies ready, and whether and how long more is made. */
export type Making = Pick<CartGoods, 'stock' | 'made_to_order_days'>

/** How many of these goods can be ordered: what is made to order has no other end than that of a line. */
export const orderableCount = ({ stock, made_to_order_days }: Making): number =>
  typeof made_to_order_days === 'number' ? MAX_ITEMS : Math.max(0, stock)

/** Days until this many are ready; null when they lie ready, or are not made to order. */
export const daysToMake = ({ stock, made_to_order_days }: Making, count: number): number | null =>
  stock >= count ? null : (made_to_order_days ?? null)
