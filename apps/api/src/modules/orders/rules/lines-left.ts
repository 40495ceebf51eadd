import { isCanceled } from './orders.ts'

interface Counted {
  /** The pieces ordered. */
  count: number
  /** The pieces canceled since, while the rest of the order goes on. */
  canceledCount: number
}

/** Returns the pieces of a line that are still to be made, packed and sent. */
export const countLeft = ({ count, canceledCount }: Counted): number => count - canceledCount

/** Returns the lines that still have pieces. */
export const linesLeft = <Line extends Counted>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => countLeft(line) > 0)

/**
 * The lines as an order shows them. Of an order canceled as a whole nothing goes on, so no pieces are told apart
 * as canceled before the rest.
 */
export const linesShown = <Line extends Counted>(
  order: Parameters<typeof isCanceled>[0],
  lines: readonly Line[],
): Line[] => lines.map((line) => (isCanceled(order) ? { ...line, canceledCount: 0 } : line))
