import type { CheckedDiscount, DiscountTerms, Language } from '@shyrdak/sdk/contract'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
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
      return t('sum', { sum: formatSom(sum ?? ZERO) })
    case 'free_delivery':
      return t('freeDelivery')
    default:
      return kind satisfies never
  }
}

/** Says why a code cannot be used, or that it can. */
export const describeState = (
  { state, valid_from: from, is_used_by_buyer: isUsedByBuyer }: CheckedDiscount,
  language: Language,
  t: Translate<Texts['discount']>,
): string =>
  isUsedByBuyer
    ? t('usedByBuyer')
    : t(`states.${state}`, { date: from === null ? '' : formatDate(from, language) })
