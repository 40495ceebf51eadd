import { dividedUp, scaled } from '#platform/decimal.ts'

const MICRO = 1_000_000n
const HUNDREDTHS = 10_000n

interface Conversion {
  /** Decimal text with up to six decimals. */
  somPerUnit: string
  /** Decimal text with up to two decimals. */
  marginPercent: string
}

/**
 * Converts hundredths of another currency to tyiyn, with a margin, rounded up: a parcel never costs less than
 * the carrier charges.
 */
export function toSom(amount: number, { somPerUnit, marginPercent }: Conversion): number {
  const over = MICRO * HUNDREDTHS
  const whole = BigInt(amount) * scaled(somPerUnit, 6) * (HUNDREDTHS + scaled(marginPercent, 2))
  return Number(dividedUp(whole, over))
}
