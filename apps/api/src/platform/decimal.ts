/** Parses a decimal text into an integer scaled by 10 to the power of `decimals`; further decimals are cut off. */
export function scaled(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/** Divides positive integers, rounding up. */
export const dividedUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor
