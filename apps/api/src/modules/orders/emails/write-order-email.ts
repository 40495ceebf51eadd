import { LANGUAGE_TAGS, type LocalizedText, type RetailOrder } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { formatDateTime, formatDays, formatMoney } from '@shyrdak/sdk/format'
import type { Email } from '#platform/email/port.ts'
import type { EmailTexts } from './order-email-texts.ts'
import { destinationOf } from './order-email-destination.ts'
import { orderEmailHtml } from './order-email-html.ts'
import { orderEmailText } from './order-email-text.ts'
import { ORDER_EMAIL_MESSAGES } from './order-email-messages.ts'

export type EmailKind = 'placed' | 'paid'

/**
 * The email about an order in its buyer's language: lines, delivery, sums and the link that opens it. `pickups` are the
 * codes of the services by which nothing is sent: the buyer comes for it.
 */
export function writeOrderEmail(
  order: RetailOrder,
  kind: EmailKind,
  link: string,
  pickups: ReadonlySet<string> = new Set(),
): Email {
  const { language } = order
  const message: EmailTexts['message'] = (name) => {
    const text: LocalizedText = ORDER_EMAIL_MESSAGES[name]
    return text[language]
      .replace('{number}', () => order.order_number)
      .replace('{name}', () => order.contact.first_name)
      .replace('{until}', () => (order.held_until ? formatDateTime(order.held_until, language) : ''))
  }
  const isCollected = order.items.every(({ delivery }) => pickups.has(delivery.code))
  const cost = (price: string) =>
    toMinor(price) === 0 ? message('free') : formatMoney(price, 'KGS', language)
  const texts: EmailTexts = {
    message,
    subject: message(kind === 'paid' ? 'paidSubject' : 'placedSubject'),
    greeting: message('greeting'),
    opening: message(kind === 'placed' ? openingOf(order) : isCollected ? 'paidToCollect' : 'paid'),
    action: message(order.payment.payable ? 'pay' : 'look'),
    way: ({ delivery: { code, name, days_min, days_max, price } }) => {
      const way = [name[language], formatDays(days_min, days_max, language), cost(price)].join(', ')
      return pickups.has(code) ? way : `${message('delivery')}: ${way}`
    },
    deliveryCost: cost(order.delivery_total),
    destination: destinationOf(order, isCollected, message),
  }
  return {
    to: order.contact.email,
    subject: texts.subject,
    text: orderEmailText(order, texts, link),
    html: orderEmailHtml(order, texts, link),
    lang: LANGUAGE_TAGS[language],
  }
}

function openingOf({ held_until, items }: RetailOrder): 'placed' | 'placedToMake' | 'placedLate' {
  // An email that was long on its way must not promise stock that is back on sale.
  if (!held_until) return 'placedLate'
  return items.some(({ made_to_order_days: days }) => days !== null) ? 'placedToMake' : 'placed'
}
