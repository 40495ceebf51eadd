import type { Money } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'

/** The discount in whole percent, rounded down so that it is never overstated. */
export const discountPercent = (view: Money, discount: Money): number =>
  toMinor(view) === 0 ? 0 : Math.min(100, Math.floor((toMinor(discount) * 100) / toMinor(view)))
