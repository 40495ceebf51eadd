import { putLine } from './put-line.ts'
import { removeLine } from './remove-line.ts'
import type { SyncedCart, SyncedLine } from './synced-cart.ts'

/** How many items of a line were ordered. */
export interface OrderedLine {
  readonly key: string
  readonly count: number
}

/** Removes what was ordered. Items that were added meanwhile, as in another tab, stay in the cart. */
export const removeOrdered = <Line extends SyncedLine>(
  cart: SyncedCart<Line>,
  ordered: readonly OrderedLine[],
): SyncedCart<Line> =>
  ordered.reduce((after, { key, count }) => {
    const line = after.lines.get(key)
    return line && line.count > count
      ? putLine(after, key, line.goods, line.cost, line.count - count, line.added, line)
      : removeLine(after, key).cart
  }, cart)
