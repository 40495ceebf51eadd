import type { Language, Money } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/words'
import { purchaseWords } from './purchase-words.ts'

/** What a delivery costs, in som; nothing is called free. */
export const costOf = (price: Money, language: Language): string =>
  toMinor(price) === 0 ? purchaseWords[language].free : formatMoney(price, 'KGS', language)
