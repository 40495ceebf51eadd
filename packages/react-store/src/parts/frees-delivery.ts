import type { DiscountTerms, Money } from '@shyrdak/sdk/contract'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'

/** Whether a discount code already gives free delivery for these goods. */
export const freesDelivery = (terms: DiscountTerms | null | undefined, goods: Money): boolean =>
  terms?.kind === 'free_delivery' && subtractMoney(terms.minimum, goods) === ZERO
