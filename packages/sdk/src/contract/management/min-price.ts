import type { Money } from '../money.ts'

/**
 * Minimum price of whatever is sold, in every market and after the discount. Totals of wholesale orders are
 * floored to whole som (spec §9): a single piece for less would cost nothing.
 */
export const MIN_PRICE: Money = '1.00'
