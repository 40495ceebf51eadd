import * as z from 'zod/mini'
import { guestsAnd } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { GUESS_LIMIT } from '../rate-limits.ts'
import { LineRequest } from '../retail-orders/delivery.ts'
import { Day } from '../scalars.ts'

/** Longest discount code, in characters. */
export const DISCOUNT_CODE_LENGTH = 40

/** A code as typed. Letter case and surrounding spaces are ignored. */
export const DiscountCode = z.string().check(z.maxLength(DISCOUNT_CODE_LENGTH))

/**
 * What a code takes off: `percent` of the goods, a `sum` in som, or the cost of delivery. `minimum` is the
 * goods total from which it applies. `discountedCosts` of `@shyrdak/sdk/rules` computes the result.
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
 * A code and its effect on a cart. `terms` is null unless the code can be used now; `valid_from`, a day in
 * Bishkek, is null unless it starts later. `discount` is the amount off the goods; `missing` is the amount by
 * which they fall short of the minimum. `is_used_by_buyer` is true of a code that is used up for this buyer,
 * though not for others.
 */
export const CheckedDiscount = z.object({
  code: z.string(),
  state: DiscountState,
  terms: z.nullable(DiscountTerms),
  valid_from: z.nullable(Day),
  discount: Money,
  missing: Money,
  is_used_by_buyer: z.optional(z.boolean()),
})
export type CheckedDiscount = z.infer<typeof CheckedDiscount>

export const discounts = {
  check: endpoint({
    method: 'POST',
    path: '/frontend/discount',
    summary:
      'Check a discount code for a cart at the store’s prices. Returns what it takes off, or why it cannot be used. It is checked again when an order is placed.',
    access: guestsAnd('frontend', 'wholesale'),
    body: z.object({
      items: z.array(LineRequest).check(z.minLength(1), z.maxLength(100)),
      code: DiscountCode,
    }),
    response: CheckedDiscount,
    limit: GUESS_LIMIT,
  }),
}
