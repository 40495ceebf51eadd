import { messagesIn } from '../messages/messages-in.ts'
import type { Language, Money } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { formatSom } from '@shyrdak/sdk/format'

/** Formats the price of a delivery in som, or "free" for zero. */
export const costOf = (price: Money, language: Language): string =>
  toMinor(price) === 0 ? messagesIn(language, 'site/checkout')('free') : formatSom(price)
