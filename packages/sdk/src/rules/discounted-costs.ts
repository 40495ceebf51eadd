import type { DiscountTerms } from '../contract/discounts/discounts.ts'
import type { Money } from '../contract/money.ts'
import { compareMoney, toMinor, toMoney, ZERO } from './money.ts'
import { floorToWhole } from './totals.ts'

/** In hundredths. At least this much of the goods is left to pay, because banks accept no payment of zero. */
const LEFT_MINOR = 100

/** The costs of an order. */
interface Costs {
  /** The sum of the lines in som. */
  readonly goods: Money
  /** The sum of its parcels. */
  readonly delivery: Money
}

/** `goods` is still the sum before the discount; `delivery` is `0.00` if the code makes it free. */
export interface DiscountedCosts extends Costs {
  /** The amount that the code takes off the goods, in whole som. */
  readonly discount: Money
}

/**
 * Applies a code to an order. Without a code, or below its minimum, nothing is taken off. The minimum applies
 * to the goods before the discount. Discounts are whole som, and at least one som of the goods is left to
 * pay.
 */
export function discountedCosts(terms: DiscountTerms | null, costs: Costs): DiscountedCosts {
  if (!terms || compareMoney(costs.goods, terms.minimum) < 0) return { ...costs, discount: ZERO }
  const { kind, percent, sum } = terms
  const minor = toMinor(costs.goods)
  const off = percent ? Math.floor(minor / 100) * percent : toMinor(sum ?? ZERO)
  return {
    ...costs,
    ...(kind === 'free_delivery' && { delivery: ZERO }),
    discount: floorToWhole(toMoney(Math.max(0, Math.min(off, minor - LEFT_MINOR)))),
  }
}
