import type { Money } from '../contract/money.ts'
import { AMOUNT } from './amount.ts'

/** The maximum of Money, in hundredths. */
export const MAX_MINOR = 99_999_999_999_999

/** Converts an amount to hundredths (tyiyn for som). Throws a RangeError for text that is not Money. */
export function toMinor(money: Money): number {
  if (!AMOUNT.test(money)) throw new RangeError('Not a valid amount')
  return Number(money.replace('.', ''))
}

/**
 * Converts hundredths to an amount. Throws a RangeError unless `minor` is an integer from 0 to `MAX_MINOR`.
 */
export function toMoney(minor: number): Money {
  if (!Number.isInteger(minor) || minor < 0 || minor > MAX_MINOR) throw new RangeError('Not valid hundredths')
  return (minor / 100).toFixed(2) // exact: the quotient is off by less than a hundredth up to `MAX_MINOR`
}

export const ZERO: Money = '0.00'

/** Adds any number of amounts; without arguments, `0.00`. Throws a RangeError beyond `MAX_MINOR`. */
export const addMoney = (...amounts: readonly Money[]): Money =>
  toMoney(amounts.reduce((sum, amount) => sum + toMinor(amount), 0))

/** Subtracts an amount; the result is never below `0.00`. */
export const subtractMoney = (from: Money, amount: Money): Money =>
  toMoney(Math.max(0, toMinor(from) - toMinor(amount)))

/** Multiplies a price by an integer count. Throws a RangeError if that is negative or beyond `MAX_MINOR`. */
export const multiplyMoney = (price: Money, count: number): Money => toMoney(toMinor(price) * count)

/** Returns a negative number if the first amount is less, zero if equal, a positive one if more. */
export const compareMoney = (first: Money, second: Money): number => toMinor(first) - toMinor(second)
