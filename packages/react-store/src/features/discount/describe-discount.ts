import type { DiscountTerms, Language } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import type { Translate } from '@shyrdak/sdk/messages'
import { ZERO } from '@shyrdak/sdk/rules'
import type { Texts } from '../../messages/texts.ts'

/** A short description of a code's discount. */
export function describeDiscount(
  { kind, percent, sum }: DiscountTerms,
  language: Language,
  t: Translate<Texts['discount']>,
): string {
  switch (kind) {
    case 'percent':
      return t('percent', { percent: percent ?? 0 })
    case 'sum':
      return t('sum', { sum: formatMoney(sum ?? ZERO, 'KGS', language) })
    case 'free_delivery':
      return t('freeDelivery')
    default:
      return kind satisfies never
  }
}
