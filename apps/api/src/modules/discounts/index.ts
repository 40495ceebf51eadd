import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { managedDiscountRoutes } from './management/discounts.ts'
import { discountRoutes } from './routes/discounts.ts'

export { discountReferences, type DiscountNamed } from './discount-references.ts'
export { discountFacts, type DiscountFacts } from './discount-facts.ts'
export { discountCode } from './rules/discount-code.ts'
export { judgeDiscount } from './rules/judge-discount.ts'
export { releaseUse, lockDiscount, ordersUsing, takeUseAgain, takeUse, USE_KEYS } from './uses.ts'

export { seedDiscounts } from './seed-discounts.ts'

/** Discount codes: what they take off, who may use them and how often, and their management. */
export const discounts = {
  name: 'discounts',
  handlers: { discounts: discountRoutes, management: { discounts: managedDiscountRoutes } },
} satisfies Module<AppContext>
