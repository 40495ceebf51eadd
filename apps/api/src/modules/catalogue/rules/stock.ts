import type { QuotedLine } from '@shyrdak/sdk/contract'

interface Piece {
  readonly variation_id: number
  readonly size: string
}

/** One order of lines for everyone who changes stock, so that two buyers never wait for each other. */
export const inStockOrder = <L extends Piece>(lines: readonly L[]): L[] =>
  [...lines].sort(
    (a, b) => a.variation_id - b.variation_id || (a.size < b.size ? -1 : a.size > b.size ? 1 : 0),
  )

interface StockKey {
  soldHere: boolean
  stock: number
  /** Days until pieces beyond the stock are ready; null when there are none beyond it. */
  madeToOrderDays: number | null
}

/** What can be said of a wanted line. `known` is undefined where the store has no such thing. */
export function lineState(count: number, known: StockKey | undefined): QuotedLine['state'] {
  if (!known) return 'unknown'
  if (!known.soldHere) return 'not_sold_here'
  if (known.madeToOrderDays !== null) return 'available'
  if (known.stock <= 0) return 'sold_out'
  return known.stock < count ? 'insufficient' : 'available'
}

/** How much longer a line takes for pieces that do not lie ready; null where all of them do. */
export const daysToMake = (count: number, known: StockKey): number | null =>
  known.stock >= count ? null : known.madeToOrderDays
