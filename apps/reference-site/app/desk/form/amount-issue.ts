import type { Issue, Money } from '@shyrdak/sdk/contract'
import { compareMoney, toMinor, ZERO } from '@shyrdak/sdk/rules'
import { typedMoney } from '../../listing/typed-money.ts'

/** The largest amount that can be entered. */
const MOST_TYPED: Money = '999999999.99'

/** Whether a text is an amount, with any number of digits. */
const isAmount = (typed: string) => /^\d+(?:[.,]\d{1,2})?$/.test(typed.replace(/\s/g, ''))

/** Whether a text is an amount too large to parse, such as `1 000 000 000`. */
export const isBeyondAmounts = (typed: string): boolean => typedMoney(typed) === null && isAmount(typed)

interface Rules {
  /** The key of the field. */
  readonly field: string
  readonly least?: Money
  readonly most?: Money
  readonly isWhole?: boolean
}

/** Returns the issue of an entered amount, which must be at least `least`, and above zero. */
export function amountIssue(
  typed: string,
  { field, least = ZERO, most = MOST_TYPED, isWhole = false }: Rules,
): Issue | null {
  const path = [field]
  if (typed.trim() === '') return { path, code: 'required' }
  const amount = typedMoney(typed)
  if (amount === null ? isAmount(typed) : compareMoney(amount, most) > 0) {
    const max = toMinor(most) / 100
    return { path, code: 'too_big', params: { max: isWhole ? Math.floor(max) : max, of: 'number' } }
  }
  if (amount !== null && compareMoney(amount, least) < 0)
    return { path, code: 'too_small', params: { min: toMinor(least) / 100, of: 'number' } }
  if (amount === null || amount === ZERO || (isWhole && !amount.endsWith('.00')))
    return { path, code: 'invalid' }
  return null
}
