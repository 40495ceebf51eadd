import { LANGUAGE_TAGS, type LocalizedText, type RetailOrder } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { formatDateTime, formatDays, formatMoney } from '@shyrdak/sdk/words'
import type { Letter } from '../gateways/mail/port.ts'
import { destinationOf, type Destination } from './order-letter-destination.ts'
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
  /** How a line gets to its buyer, in what time and for how much. */
  way: (item: RetailOrder['items'][number]) => string
  /** What the delivery costs, as the site says it. */
  deliveryCost: string
  destination: Destination
}

/**
 * The letter of an order in its buyer's language: lines, delivery, sums and the link that opens it. `pickups` are the
 * codes of the services by which nothing is sent: the buyer comes for it.
 */
export function writeOrderLetter(
  order: RetailOrder,
  kind: LetterKind,
  link: string,
  pickups: ReadonlySet<string> = new Set(),
): Letter {
  const { language } = order
  const word: LetterTexts['word'] = (name) => {
    const text: LocalizedText = ORDER_LETTER_WORDS[name]
    return text[language]
      .replace('{number}', () => order.order_number)
      .replace('{name}', () => order.contact.first_name)
      .replace('{until}', () => (order.held_until ? formatDateTime(order.held_until, language) : ''))
  }
  const isCollected = order.items.every(({ delivery }) => pickups.has(delivery.code))
  const cost = (price: string) => (toMinor(price) === 0 ? word('free') : formatMoney(price, 'KGS', language))
  const texts: LetterTexts = {
    word,
    subject: word(kind === 'paid' ? 'paidSubject' : 'placedSubject'),
    greeting: word('greeting'),
    opening: word(kind === 'placed' ? openingOf(order) : isCollected ? 'paidToCollect' : 'paid'),
    action: word(order.payment.payable ? 'pay' : 'look'),
    way: ({ delivery: { code, name, days_min, days_max, price } }) => {
      const way = [name[language], formatDays(days_min, days_max, language), cost(price)].join(', ')
      return pickups.has(code) ? way : `${word('delivery')}: ${way}`
    },
    deliveryCost: cost(order.delivery_total),
    destination: destinationOf(order, isCollected, word),
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
