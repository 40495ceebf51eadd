import type { RetailCart } from './retail-cart.ts'

/**
 * The same cart without its list of removals: everything before now counts as cleared and what is still there
 * is stamped anew. An addition that another tab makes at this very moment, unseen here, would be lost;
 * tabs exchange every change at once, and this happens once in hundreds of removals.
 */
export function compacted(cart: RetailCart): RetailCart {
  const { replica } = cart
  const clock = cart.clock + 2
  const lines = new Map(cart.lines)
  for (const [key, line] of lines) lines.set(key, { ...line, clock, replica })
  return { ...cart, lines, removed: new Map(), cleared: { clock: cart.clock + 1, replica }, clock }
}
