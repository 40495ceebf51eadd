import { compacted } from '../cart-sync/compacted.ts'
import type { CartLine, RetailCart } from './retail-cart.ts'

/** Beyond this many removals the cart is compacted. */
const MOST_REMOVALS = 200

export interface Removal {
  readonly cart: RetailCart
  /** The removed line, for an undo; null when there was none. */
  readonly line: CartLine | null
}

export function removeLine(cart: RetailCart, key: string): Removal {
  const line = cart.lines.get(key)
  if (!line) return { cart, line: null }
  const clock = cart.clock + 1
  cart.lines.delete(key)
  cart.removed.set(key, { clock, replica: cart.replica })
  const after: RetailCart = {
    ...cart,
    clock,
    revision: cart.revision + 1,
    size: cart.lines.size,
    items: cart.items - line.count,
    total: cart.total - line.cost * line.count,
  }
  return { cart: after.removed.size > MOST_REMOVALS ? compacted(after) : after, line }
}

export const removeLines = (cart: RetailCart, keys: Iterable<string>): RetailCart => {
  let after = cart
  for (const key of keys) after = removeLine(after, key).cart
  return after
}
