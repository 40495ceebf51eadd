import type { Money } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'

/** How many whole percent a discount takes off, rounded down so that it never promises more than is given. */
export const discountPercent = (view: Money, discount: Money): number =>
  toMinor(view) === 0 ? 0 : Math.min(100, Math.floor((toMinor(discount) * 100) / toMinor(view)))
