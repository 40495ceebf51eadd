import type { Money } from '../contract/money.ts'

const MONEY = /^(?:0|[1-9]\d{0,11})\.\d{2}$/
const MOST_MINOR = 99_999_999_999_999

/** An amount as a whole number of hundredths (tyiyn for som). Throws a RangeError for what is not Money. */
export function toMinor(money: Money): number {
  if (!MONEY.test(money)) throw new RangeError('Not an amount of money')
  return Number(money.slice(0, -3)) * 100 + Number(money.slice(-2))
}

/** The text of a whole, non-negative number of hundredths. Throws a RangeError for any other number. */
export function toMoney(minor: number): Money {
  if (!Number.isSafeInteger(minor) || minor < 0 || minor > MOST_MINOR)
    throw new RangeError('Not a number of hundredths that money can hold')
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const ZERO: Money = '0.00'

/** The sum of any number of amounts; of none, `0.00`. */
export const addMoney = (...amounts: readonly Money[]): Money =>
  toMoney(amounts.reduce((sum, amount) => sum + toMinor(amount), 0))

/** What is left of an amount, never less than `0.00`. */
export const subtractMoney = (from: Money, taken: Money): Money =>
  toMoney(Math.max(0, toMinor(from) - toMinor(taken)))

/** A price times a whole count. */
export const multiplyMoney = (price: Money, count: number): Money => toMoney(toMinor(price) * count)

/** Below zero when the first is less, zero when they are equal, above zero when it is more. */
export const compareMoney = (first: Money, second: Money): number => toMinor(first) - toMinor(second)
