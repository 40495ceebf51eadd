import { dividedUp, scaled } from '#platform/decimal.ts'

const MICRO = 1_000_000n
const HUNDREDTHS = 10_000n

interface Conversion {
  /** Decimal text with six decimals. */
  somPerUnit: string
  /** Decimal text with up to two decimals. */
  marginPercent: string
  /** The result is a multiple of this, in hundredths: 100 for a bank that takes whole units only. */
  step: number
}

/**
 * Converts tyiyn to hundredths of another currency, with a margin, rounded up: the charge is never worth less
 * than what was sold.
 */
export function convert(somMinor: number, { somPerUnit, marginPercent, step }: Conversion): number {
  const rate = scaled(somPerUnit, 6)
  if (rate <= 0n) throw new RangeError('A rate must be greater than zero.')
  const factor = HUNDREDTHS + scaled(marginPercent, 2)
  const over = rate * HUNDREDTHS * BigInt(step)
  const whole = BigInt(somMinor) * MICRO * factor
  return Number(dividedUp(whole, over) * BigInt(step))
}
