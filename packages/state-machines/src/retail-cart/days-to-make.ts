import { MAX_ITEMS } from './cart-limits.ts'
import type { CartGoods } from './retail-cart.ts'

/** The stock, and the days to make more. */
export type StockAndLeadTime = Pick<CartGoods, 'stock' | 'made_to_order_days'>

/** Returns how many can be ordered. Goods made to order are limited only by the maximum of a line. */
export const orderableCount = ({ stock, made_to_order_days }: StockAndLeadTime): number =>
  typeof made_to_order_days === 'number' ? MAX_ITEMS : Math.max(0, stock)

/** Returns the days until this many are ready; null if they are in stock or not made to order. */
export const daysToMake = ({ stock, made_to_order_days }: StockAndLeadTime, count: number): number | null =>
  stock >= count ? null : (made_to_order_days ?? null)
