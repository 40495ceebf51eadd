import { orderableCount } from './days-to-make.ts'
import { putLine } from '../cart-sync/put-line.ts'
import { MAX_ITEMS } from './cart-limits.ts'
import type { RetailCart } from './retail-cart.ts'

/**
 * Sets the count of a line, from 1 to 99, and raises it at most to what can be ordered. Returns the same cart
 * if nothing changes. Source: spec §4, cart rules.
 */
export function changeCount(cart: RetailCart, key: string, count: number): RetailCart {
  const line = cart.lines.get(key)
  if (!line || !Number.isFinite(count)) return cart
  const { goods } = line
  const orderable = orderableCount(goods)
  const limit = orderable > MAX_ITEMS ? MAX_ITEMS : orderable < line.count ? line.count : orderable
  const whole = Math.trunc(count)
  const next = whole < 1 ? 1 : whole > limit ? limit : whole
  return next === line.count ? cart : putLine(cart, key, goods, line.cost, next, line.added, line)
}
