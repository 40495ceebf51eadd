import { LANGUAGE_TAGS, receipts, type RetailOrder } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { formatDays, formatMoney, formatSom } from '@shyrdak/sdk/format'
import { describeOrderStatus, describeRate } from '@shyrdak/sdk/messages'
import { greetingIn } from '#platform/email/greeting.ts'
import type { Email } from '#platform/email/port.ts'
import { i18nOf, textsOf } from '#platform/text/i18n.ts'
import { isStoreReason } from '../rules/orders.ts'
import type { EmailTexts, TranslateOrderEmail } from './order-email-texts.ts'
import { destinationOf } from './order-email-destination.ts'
import { orderEmailHtml } from './order-email-html.ts'
import { orderEmailText } from './order-email-text.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('orders-emails', texts)

export type EmailKind = 'placed' | 'paid'

/**
 * Writes the order email in the buyer's language: lines, delivery, totals and the link to the order.
 * `pickups` are the codes of pickup services.
 */
export function writeOrderEmail(
  order: RetailOrder,
  kind: EmailKind,
  link: string,
  pickups: ReadonlySet<string> = new Set(),
): Email {
  const { language } = order
  const t = textsIn(language)
  const isCollected = order.items.every(({ delivery }) => pickups.has(delivery.code))
  const cost = (price: string) => (toMinor(price) === 0 ? t('free') : formatSom(price))
  const texts: EmailTexts = {
    t,
    subject: t(kind === 'paid' ? 'paidSubject' : 'placedSubject', { number: order.order_number }),
    greeting: greetingIn(language, order.contact.first_name),
    opening: kind === 'placed' ? placedOpening(order, t) : paidOpening(order, isCollected, t),
    action: t(order.payment.payable ? 'pay' : 'look'),
    way: ({ delivery: { code, name, days_min, days_max, price } }) => {
      const way = [name[language], formatDays(days_min, days_max, language), cost(price)].join(', ')
      return pickups.has(code) ? way : `${t('delivery')}: ${way}`
    },
    deliveryCost: deliveryCostOf(order, cost(order.delivery_total), t),
    charge: chargeOf(order),
    receipt: {
      name: t(order.payment.state === 'paid' ? 'receipt' : 'invoice'),
      link: receiptLink(order, link),
    },
    destination: destinationOf(order, isCollected, t),
  }
  return {
    to: order.contact.email,
    subject: texts.subject,
    text: orderEmailText(order, texts, link),
    html: orderEmailHtml(order, texts, link),
    lang: LANGUAGE_TAGS[language],
  }
}

/** The delivery cost, with the discount code when it made delivery free. */
const deliveryCostOf = ({ discount }: RetailOrder, cost: string, t: TranslateOrderEmail): string =>
  discount?.kind === 'free_delivery' ? t('byCode', { cost, code: discount.code }) : cost

function chargeOf({ payment: { state, charge }, language }: RetailOrder): EmailTexts['charge'] {
  const rate = charge && state === 'paid' ? describeRate(charge, i18nOf(language)) : null
  return charge && rate !== null
    ? { amount: formatMoney(charge.amount, charge.currency, language), rate }
    : null
}

/** The receipt link carries the same secret as the link to the order. */
function receiptLink({ id }: RetailOrder, link: string): string {
  const { origin, searchParams } = new URL(link)
  const k = searchParams.get('k')
  return `${origin}/api${receipts.read.path.replace(':id', String(id))}${k === null ? '' : `?k=${k}`}`
}

function placedOpening({ held_until, items, payment }: RetailOrder, t: TranslateOrderEmail): string {
  // A delayed email must not ask for money that has arrived or is not wanted any more.
  if (!payment.payable) return t('placedOnly')
  // Nor promise stock that is already back on sale.
  if (!held_until) return t('placedLate')
  const isMade = items.some(({ made_to_order_days: days }) => days !== null)
  return t(isMade ? 'placedToMake' : 'placed', { until: held_until })
}

/** An order on hold is not being prepared: its goods may have sold out before the payment arrived. */
function paidOpening(order: RetailOrder, isCollected: boolean, t: TranslateOrderEmail): string {
  const { status, reason, language } = order
  if (status !== 'on_hold') return t(isCollected ? 'paidToCollect' : 'paid')
  // A reason that a manager wrote was emailed with the hold.
  const shown = { ...order, reason: reason !== null && isStoreReason(reason) ? reason : null }
  return t('paidHeld', { standing: describeOrderStatus(shown, i18nOf(language)) })
}
