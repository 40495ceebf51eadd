import type { Stamp } from './stamps.ts'

/** A line that tabs agree on. `cost` is of one item, in tyiyn; `added` gives the display order. */
export interface SyncedLine extends Stamp {
  readonly key: string
  readonly goods: unknown
  readonly cost: number
  readonly count: number
  readonly added: number
}

/**
 * A cart that tabs agree on. Its maps are modified in place by the rules, so that a change takes constant time: after
 * calling a rule, use only the cart it returned. `revision` grows with every visible change, `clock` is the latest stamp,
 * `total` is in tyiyn.
 */
export interface SyncedCart<Line extends SyncedLine> {
  readonly lines: Map<string, Line>
  /** Lines removed since the last clearing, so that other tabs do not bring them back. */
  readonly removed: Map<string, Stamp>
  /** Everything stamped before is gone. */
  readonly cleared: Stamp
  readonly replica: string
  readonly clock: number
  readonly revision: number
  readonly size: number
  readonly items: number
  readonly total: number
}

/** `replica` identifies the tab: any short random text. */
export const emptySyncedCart = <Line extends SyncedLine>(replica: string): SyncedCart<Line> => ({
  lines: new Map(),
  removed: new Map(),
  cleared: { clock: 0, replica: '' },
  replica,
  clock: 0,
  revision: 0,
  size: 0,
  items: 0,
  total: 0,
})

const compareLines = (one: SyncedLine, other: SyncedLine): number =>
  one.added - other.added || (one.key < other.key ? -1 : 1)

/** In the order in which they were added. A map mostly holds them so already: only one that does not is sorted. */
export function inOrder<Line extends SyncedLine>(lines: Iterable<Line>): Line[] {
  const all = [...lines]
  for (let place = 1; place < all.length; place += 1)
    if (compareLines(all[place - 1]!, all[place]!) > 0) return all.sort(compareLines) // both places are in the list
  return all
}
