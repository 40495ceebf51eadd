import { putLine } from './put-line.ts'
import type { SyncedCart, SyncedLine } from './synced-cart.ts'

/** Restores removed lines in their former places. Lines added again in the meantime stay unchanged. */
export function restoreLines<Line extends SyncedLine>(
  cart: SyncedCart<Line>,
  lines: readonly Line[],
): SyncedCart<Line> {
  let after = cart
  for (const { key, goods, cost, count, added } of lines)
    if (!after.lines.has(key)) after = putLine(after, key, goods, cost, count, added, undefined)
  return after
}
