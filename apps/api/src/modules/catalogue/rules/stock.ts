import type { QuotedLine } from '@shyrdak/sdk/contract'

interface Piece {
  readonly variation_id: number
  readonly size: string
}

/** Sorts lines for locking. All stock changes use this order, which prevents deadlocks. */
export const inStockOrder = <L extends Piece>(lines: readonly L[]): L[] =>
  [...lines].sort(
    (a, b) => a.variation_id - b.variation_id || (a.size < b.size ? -1 : a.size > b.size ? 1 : 0),
  )

interface StockKey {
  soldHere: boolean
  stock: number
  /** Days until pieces beyond the stock are ready; null when only pieces in stock are sold. */
  madeToOrderDays: number | null
}

/** Returns the state of a requested line. `known` is undefined when the store has no such item. */
export function lineState(count: number, known: StockKey | undefined): QuotedLine['state'] {
  if (!known) return 'unknown'
  if (!known.soldHere) return 'not_sold_here'
  if (known.madeToOrderDays !== null) return 'available'
  if (known.stock <= 0) return 'sold_out'
  return known.stock < count ? 'insufficient' : 'available'
}

/** Returns the production time of a line in days; null when all its pieces are in stock. */
export const daysToMake = (count: number, known: StockKey): number | null =>
  known.stock >= count ? null : known.madeToOrderDays
