import { LANGUAGE_TAGS, type LocalizedText, type RetailOrder } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/words'
import type { Letter } from '../gateways/mail/port.ts'
import { orderLetterHtml } from './order-letter-html.ts'
import { orderLetterText } from './order-letter-text.ts'
import { ORDER_LETTER_WORDS } from './order-letter-words.ts'

export type LetterKind = 'placed' | 'paid'

export interface LetterTexts {
  word: (name: keyof typeof ORDER_LETTER_WORDS) => string
  subject: string
  greeting: string
  opening: string
  /** The button under the sums. */
  action: string
}

/** The letter of an order in its buyer's language: lines, delivery, sums and the link that opens it. */
export function writeOrderLetter(order: RetailOrder, kind: LetterKind, link: string): Letter {
  const { language } = order
  const word: LetterTexts['word'] = (name) => {
    const text: LocalizedText = ORDER_LETTER_WORDS[name]
    return text[language]
      .replace('{number}', () => order.order_number)
      .replace('{name}', () => order.contact.first_name)
      .replace('{until}', () => (order.held_until ? formatDateTime(order.held_until, language) : ''))
  }
  const texts: LetterTexts = {
    word,
    subject: word(kind === 'paid' ? 'paidSubject' : 'placedSubject'),
    greeting: word('greeting'),
    opening: word(kind === 'paid' ? 'paid' : openingOf(order)),
    action: word(order.payment.payable ? 'pay' : 'look'),
  }
  return {
    to: order.contact.email,
    subject: texts.subject,
    text: orderLetterText(order, texts, link),
    html: orderLetterHtml(order, texts, link),
    lang: LANGUAGE_TAGS[language],
  }
}

function openingOf({ held_until, items }: RetailOrder): 'placed' | 'placedToMake' | 'placedLate' {
  // A letter that was long on its way must not promise stock that is back on sale.
  if (!held_until) return 'placedLate'
  return items.some(({ made_to_order_days: days }) => days !== null) ? 'placedToMake' : 'placed'
}
