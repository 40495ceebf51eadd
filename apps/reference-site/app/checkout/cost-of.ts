import type { Language, Money } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import { checkoutMessages } from './checkout-messages.ts'

/** What a delivery costs, in som; nothing is called free. */
export const costOf = (price: Money, language: Language): string =>
  toMinor(price) === 0 ? checkoutMessages[language].free : formatMoney(price, 'KGS', language)
