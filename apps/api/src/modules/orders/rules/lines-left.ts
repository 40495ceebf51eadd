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
