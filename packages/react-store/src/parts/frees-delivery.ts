import type { DiscountTerms, Money } from '@shyrdak/sdk/contract'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'

/** Whether a code already sends these goods for nothing. */
export const freesDelivery = (terms: DiscountTerms | null | undefined, goods: Money): boolean =>
  terms?.kind === 'free_delivery' && subtractMoney(terms.minimum, goods) === ZERO
