interface DiscountedLine {
  /** The price of the line's goods, in tyiyn. */
  goodsMinor: number
}

/**
 * Splits a discount over the lines in proportion to their goods, in tyiyn. The shares add up exactly. None
 * exceeds its line's goods when the discount does not exceed their total.
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
