import { compareStamps, newestStamp, type Stamp } from './stamps.ts'
import { inOrder, type SyncedCart, type SyncedLine } from './synced-cart.ts'

const contents = ({ goods, count, added }: SyncedLine): string => JSON.stringify([count, added, goods])

/** Returns the newer state of a line. Only tampered storage has different lines with the same stamp. */
const newerLine = <Line extends SyncedLine>(first: Line, second: Line): Line =>
  (compareStamps(first, second) || (contents(first) < contents(second) ? -1 : 1)) < 0 ? second : first

function unite<T>(first: ReadonlyMap<string, T>, second: ReadonlyMap<string, T>, newer: (a: T, b: T) => T) {
  const all = new Map(first)
  for (const [key, value] of second) {
    const own = all.get(key)
    all.set(key, own === undefined ? value : newer(own, value))
  }
  return all
}

const isSame = <Line extends SyncedLine>(
  cart: SyncedCart<Line>,
  lines: Map<string, Line>,
  removed: Map<string, Stamp>,
): boolean =>
  lines.size === cart.lines.size &&
  removed.size === cart.removed.size &&
  [...lines].every(([key, line]) => cart.lines.get(key) === line) &&
  [...removed].every(([key, stamp]) => cart.removed.get(key) === stamp)

/**
 * Merges the carts of two tabs: the newest state of every line, without those removed or cleared later.
 * Commutative, associative and idempotent. Returns `own` itself when the other adds nothing; neither cart is
 * modified.
 */
export function mergeCarts<Line extends SyncedLine>(
  own: SyncedCart<Line>,
  other: SyncedCart<Line>,
): SyncedCart<Line> {
  const cleared = newestStamp(own.cleared, other.cleared)
  const clock = Math.max(own.clock, other.clock)
  const removed = unite(own.removed, other.removed, newestStamp)
  const lines = unite<Line>(own.lines, other.lines, newerLine)
  for (const [key, stamp] of removed) if (compareStamps(stamp, cleared) <= 0) removed.delete(key)
  for (const [key, line] of lines) {
    const gone = removed.get(key)
    if (compareStamps(line, cleared) <= 0 || (gone && compareStamps(line, gone) <= 0)) lines.delete(key)
    else if (gone) removed.delete(key)
  }
  if (isSame(own, lines, removed) && compareStamps(cleared, own.cleared) === 0)
    return clock === own.clock ? own : { ...own, clock }
  const shown = inOrder(lines.values())
  return {
    lines: new Map(shown.map((line) => [line.key, line])),
    removed,
    cleared,
    replica: own.replica,
    clock,
    revision: own.revision + 1,
    size: shown.length,
    items: shown.reduce((sum, line) => sum + line.count, 0),
    total: shown.reduce((sum, line) => sum + line.cost * line.count, 0),
  }
}
