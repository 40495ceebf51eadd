const MICRO = 1_000_000n
const HUNDREDTHS = 10_000n

interface Conversion {
  /** Decimal text with up to six decimals. */
  somPerUnit: string
  /** Decimal text with up to two decimals. */
  marginPercent: string
}

/**
 * Hundredths of another currency in tyiyn, at a rate and with a margin on top, rounded up: what a parcel is charged at is
 * never less than what the carrier asks.
 */
export function toSom(amount: number, { somPerUnit, marginPercent }: Conversion): number {
  const over = MICRO * HUNDREDTHS
  const whole = BigInt(amount) * scaled(somPerUnit, 6) * (HUNDREDTHS + scaled(marginPercent, 2))
  return Number((whole + over - 1n) / over)
}

/** A decimal text as an integer of so many decimals. */
function scaled(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}
