import { compacted } from './compacted.ts'
import type { SyncedCart, SyncedLine } from './synced-cart.ts'

/** Beyond this many removals the cart is compacted. */
const MAX_REMOVALS = 200

export interface LineRemoval<Line extends SyncedLine> {
  readonly cart: SyncedCart<Line>
  /** The removed line, for an undo; null if there was none. */
  readonly line: Line | null
}

/** Removes a line in place; the same cart is returned if it has no such line. */
export function removeLine<Line extends SyncedLine>(cart: SyncedCart<Line>, key: string): LineRemoval<Line> {
  const line = cart.lines.get(key)
  if (!line) return { cart, line: null }
  const clock = cart.clock + 1
  cart.lines.delete(key)
  cart.removed.set(key, { clock, replica: cart.replica })
  const after: SyncedCart<Line> = {
    ...cart,
    clock,
    revision: cart.revision + 1,
    size: cart.lines.size,
    items: cart.items - line.count,
    total: cart.total - line.cost * line.count,
  }
  return { cart: after.removed.size > MAX_REMOVALS ? compacted(after) : after, line }
}

/** Removes several lines in place. Keys without a line are ignored. */
export const removeLines = <Line extends SyncedLine>(
  cart: SyncedCart<Line>,
  keys: Iterable<string>,
): SyncedCart<Line> => {
  let after = cart
  for (const key of keys) after = removeLine(after, key).cart
  return after
}
