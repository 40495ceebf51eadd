import type { Money } from '../contract/money.ts'
import { compareMoney, subtractMoney, ZERO } from './money.ts'

/** What is asked for a piece: the price minus the discount, never below zero. Source: spec §2, product card. */
export const discounted = (price: Money, discount: Money): Money => subtractMoney(price, discount)

/** Whether the price before the discount is shown struck through. */
export const isDiscounted = (discount: Money): boolean => compareMoney(discount, ZERO) > 0
