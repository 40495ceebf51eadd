import type { Issue, Money } from '@shyrdak/sdk/contract'
import { compareMoney, toMinor } from '@shyrdak/sdk/rules'

/** The amounts that a field accepts, including both ends. */
export interface AmountRange {
  readonly least: Money
  readonly most: Money
}

/** Returns the issue of an amount out of range, for the field at `path`. */
export function amountIssues(path: Issue['path'], amount: Money, { least, most }: AmountRange): Issue[] {
  if (compareMoney(amount, least) < 0)
    return [{ path, code: 'too_small', params: { min: toMinor(least) / 100, of: 'number' } }]
  if (compareMoney(amount, most) > 0)
    return [{ path, code: 'too_big', params: { max: toMinor(most) / 100, of: 'number' } }]
  return []
}
