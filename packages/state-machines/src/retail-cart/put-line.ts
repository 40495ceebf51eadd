import type { CartGoods, CartLine, RetailCart } from './retail-cart.ts'

/**
 * Inserts or replaces a line with a new stamp. Sums are updated incrementally, and the map is modified in
 * place.
 */
export function putLine(
  cart: RetailCart,
  key: string,
  goods: CartGoods,
  cost: number,
  count: number,
  added: number,
  before: CartLine | undefined,
): RetailCart {
  const { lines, removed, replica } = cart
  const clock = cart.clock + 1
  lines.set(key, { key, goods, cost, count, added: added || clock, clock, replica })
  if (removed.size > 0) removed.delete(key)
  return {
    lines,
    removed,
    cleared: cart.cleared,
    replica,
    clock,
    revision: cart.revision + 1,
    size: lines.size,
    items: cart.items + count - (before ? before.count : 0),
    total: cart.total + cost * count - (before ? before.cost * before.count : 0),
  }
}
