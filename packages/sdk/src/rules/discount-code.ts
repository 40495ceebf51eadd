import type { DiscountTerms } from '../contract/retail-orders/discounts.ts'
import type { Money } from '../contract/money.ts'
import { compareMoney, toMinor, toMoney, ZERO } from './money.ts'

/** What is left to pay for goods, however much a code takes off: banks take no payment of nothing. */
const LEFT_MINOR = 100

/** A code as it is stored and compared: NFKC, without room around it, in upper case. */
export const discountCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().normalize('NFKC').trim()

/** What an order costs before a code, and after it. */
interface Costs {
  /** The sum of the lines in som. */
  readonly goods: Money
  /** The sum of its parcels. */
  readonly delivery: Money
}

export interface DiscountedCosts extends Costs {
  /** What the code takes off the goods, in whole som. */
  readonly discount: Money
}

type Terms = Pick<DiscountTerms, 'kind' | 'percent' | 'sum' | 'minimum'>

/**
 * Applies a code to an order; without one, or below its minimum, nothing is taken off. The minimum counts before the
 * discount. Whole som are taken off, and at least one som of the goods is left to pay.
 */
export function discountedCosts(terms: Terms | null, { goods, delivery }: Costs): DiscountedCosts {
  if (!terms || compareMoney(goods, terms.minimum) < 0) return { goods, delivery, discount: ZERO }
  if (terms.kind === 'free_delivery') return { goods, delivery: ZERO, discount: ZERO }
  const minor = toMinor(goods)
  const off =
    terms.kind === 'percent' ? Math.floor(minor / 100) * (terms.percent ?? 0) : toMinor(terms.sum ?? ZERO)
  const most = Math.max(0, Math.min(off, minor - LEFT_MINOR))
  return { goods, delivery, discount: toMoney(Math.floor(most / 100) * 100) }
}
