import type { SyncedCart, SyncedLine } from './synced-cart.ts'

/**
 * Inserts or replaces a line with a new stamp. Totals are updated incrementally, the map in place. The parameters are
 * positional so that a change of count creates no object for them.
 *
 * @param cost of one item, in tyiyn
 * @param added the place in the display order; 0 puts the line last
 * @param before the line that the cart holds under this key, if any
 */
export function putLine<Line extends SyncedLine>(
  cart: SyncedCart<Line>,
  key: string,
  goods: Line['goods'],
  cost: number,
  count: number,
  added: number,
  before: Line | undefined,
): SyncedCart<Line> {
  const { lines, removed, replica } = cart
  const clock = cart.clock + 1
  // `Line` adds only the type of its goods to these fields.
  lines.set(key, { key, goods, cost, count, added: added || clock, clock, replica } as Line)
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
