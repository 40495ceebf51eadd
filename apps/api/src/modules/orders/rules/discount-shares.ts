interface DiscountedLine {
  /** What its goods cost, in tyiyn. */
  goodsMinor: number
}

/**
 * What a discount takes off each line, by what its goods cost: exact in sum, and never more than the line's goods where it
 * is no more than all of them. In tyiyn.
 */
export function discountShares(discountMinor: number, lines: readonly DiscountedLine[]): number[] {
  const all = lines.reduce((sum, { goodsMinor }) => sum + goodsMinor, 0)
  let priced = 0n
  let given = 0
  return lines.map(({ goodsMinor }) => {
    priced += BigInt(goodsMinor)
    const until = all === 0 ? 0 : Number((BigInt(discountMinor) * priced) / BigInt(all))
    const share = until - given
    given = until
    return share
  })
}
