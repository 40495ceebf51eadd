import * as z from 'zod/mini'
import { guestsAnd } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { GUESS_LIMIT } from '../rate-limits.ts'
import { Day } from '../scalars.ts'
import { LineRequest } from './delivery.ts'

/** Longest discount code, in characters. */
export const DISCOUNT_CODE_LENGTH = 40

/** A code as it was typed. Letter case and the room around it do not matter. */
export const DiscountCode = z.string().check(z.maxLength(DISCOUNT_CODE_LENGTH))

/**
 * What a code takes off: `percent` of the goods, a `sum` in som, or the cost of delivery. `minimum` is the sum of goods
 * from which it counts. What it comes to is computed by `discountedCosts` of the rules.
 */
export const DiscountTerms = z.object({
  kind: z.enum(['percent', 'sum', 'free_delivery']),
  minimum: Money,
  percent: z.nullable(z.int()),
  sum: z.nullable(Money),
})
export type DiscountTerms = z.infer<typeof DiscountTerms>

/** Whether a code can be used for a cart now, and if not, why. `expired` has ended or was switched off. */
export const DiscountState = z.enum(['valid', 'too_small', 'unknown', 'not_yet', 'expired', 'used_up'])
export type DiscountState = z.infer<typeof DiscountState>

/**
 * A code and what it does for a cart. `terms` are null unless it could be used now, `valid_from` unless it begins later,
 * in Bishkek. `discount` is what it takes off the goods; `missing` is what the goods lack of its minimum.
 */
export const CheckedDiscount = z.object({
  code: z.string(),
  state: DiscountState,
  terms: z.nullable(DiscountTerms),
  valid_from: z.nullable(Day),
  discount: Money,
  missing: Money,
})
export type CheckedDiscount = z.infer<typeof CheckedDiscount>

export const discounts = {
  check: endpoint({
    method: 'POST',
    path: '/frontend/discount',
    summary:
      'Check a discount code for a cart, by the store’s prices. Says what it takes off, or why it cannot be used. An order is judged again when it is placed.',
    access: guestsAnd('frontend', 'wholesale'),
    body: z.object({
      items: z.array(LineRequest).check(z.minLength(1), z.maxLength(100)),
      code: DiscountCode,
    }),
    response: CheckedDiscount,
    limit: GUESS_LIMIT,
  }),
}
