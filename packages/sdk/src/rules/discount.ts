import type { Money } from '../contract/money.ts'
import { compareMoney, subtractMoney, ZERO } from './money.ts'

/** Returns the discounted price: price minus discount, never below zero. Source: spec §2, product card. */
export const discounted: (price: Money, discount: Money) => Money = subtractMoney

/**
 * Whether there is a discount, so that the original price is shown struck through. Source: spec §2, product card.
 */
export const isDiscounted = (discount: Money): boolean => compareMoney(discount, ZERO) > 0
