import type { SyncedCart, SyncedLine } from './synced-cart.ts'

/**
 * Drops the list of removals: everything before now counts as cleared, and the current lines get new stamps.
 * A line that another tab adds at the same moment could be lost; tabs sync after every change, and this
 * happens once in hundreds of removals.
 */
export function compacted<Line extends SyncedLine>(cart: SyncedCart<Line>): SyncedCart<Line> {
  const { replica } = cart
  const clock = cart.clock + 2
  const lines = new Map(cart.lines)
  for (const [key, line] of lines) lines.set(key, { ...line, clock, replica })
  return { ...cart, lines, removed: new Map(), cleared: { clock: cart.clock + 1, replica }, clock }
}
