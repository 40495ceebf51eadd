import { MEDIA_TYPES, type RetailOrder } from '@shyrdak/sdk/contract'
import { formatDate, formatMoney, formatNumber, formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import type { ManagedPayment } from '@shyrdak/sdk/management'
import { describeRate, paymentProviderLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { compareMoney, ZERO } from '@shyrdak/sdk/rules'
import { countryName } from '#platform/countries/country-name.ts'
import { sellerPlace, type Shop } from '#platform/email/shop-contacts.ts'
import {
  renderOpening,
  renderPageNumbers,
  renderParties,
  renderSums,
  type Sum,
} from '#platform/pdf/document-parts.ts'
import { renderTable } from '#platform/pdf/document-table.ts'
import { openDocument } from '#platform/pdf/open-document.ts'
import { i18nOf } from '#platform/text/i18n.ts'
import { isCanceled, payingAttempt } from '../rules/orders.ts'
import { receiptTexts } from './receipt-texts.ts'

/** An order with its payments, oldest first. */
export interface PaidOrder {
  order: RetailOrder
  payments: readonly ManagedPayment[]
}

/** Whether the bank has captured the money, even if it was refunded later. */
const isPayment = ({ state }: ManagedPayment): boolean =>
  state === 'captured' || state === 'partially_refunded' || state === 'refunded'

/**
 * What the document is: an invoice until money arrives, then a receipt. An order that was cancelled unpaid is
 * neither: nothing is due, and money that came late pays for nothing and goes back.
 */
function kindOf({ order, payments }: PaidOrder): 'receipt' | 'invoice' | 'order' {
  if (isCanceled(order) && !payingAttempt(payments)) return 'order'
  return payments.some(isPayment) ? 'receipt' : 'invoice'
}

/** Renders an order as a PDF in the buyer's language: goods, payments, banks and refunds. */
export async function receiptPdf({ order, payments }: PaidOrder, shop: Shop): Promise<File> {
  const { language, contact, address } = order
  const t = receiptTexts(language)
  const i18n = i18nOf(language)
  const kind = kindOf({ order, payments })
  const title = t(kind, { number: order.order_number })
  const { pdf, finish } = await openDocument(title, language)
  renderOpening(pdf, title, [
    `${t('date')}: ${formatDate(order.created_at, language)}`,
    // The title says it of an order that was cancelled, and its status is that it is not paid.
    ...(kind === 'order' ? [] : [`${t('status')}: ${paymentStateLabel(order.payment.state, i18n)}`]),
    ...(order.is_gift ? [t('gift')] : []),
  ])
  renderParties(pdf, [
    { role: t('seller'), name: 'Shyrdak', place: sellerPlace(shop, language) },
    {
      role: t('buyer'),
      name: `${contact.first_name} ${contact.last_name}`,
      place: [
        address.street,
        address.city,
        address.postal_code,
        countryName(address.country_iso_code, language),
      ]
        .filter(Boolean)
        .join(', '),
    },
  ])
  renderTable(
    pdf,
    { name: t('item'), details: '', numbers: [t('count'), t('price'), t('sum')] },
    order.items.map((item) => ({
      name: localized(item.name, language),
      details: [localized(item.color_name, language), formatSize(item.size, language)].join(' · '),
      numbers: [formatNumber(item.count, language), formatSom(item.sale_cost), formatSom(item.total)],
    })),
  )
  renderSums(pdf, sumsOf(order, kind))
  const moves = payments.filter(isPayment).flatMap((payment) => moneyMoves(payment, language))
  if (moves.length > 0) renderSums(pdf, moves)
  renderPageNumbers(pdf, (page, pages) => t('page', { page, pages }))
  return new File([await finish()], `${kind}-${order.order_number}.pdf`, {
    type: MEDIA_TYPES.pdf,
  })
}

function sumsOf(
  { language, goods_total: goods, delivery_total: delivery, discount, total, payment }: RetailOrder,
  kind: ReturnType<typeof kindOf>,
): Sum[] {
  const t = receiptTexts(language)
  const isDue = kind !== 'order' && payment.state !== 'paid' && payment.state !== 'refunded'
  const byCode = discount?.kind === 'free_delivery' ? discount : undefined
  return [
    { name: t('goods'), value: formatSom(goods) },
    ...(discount && !byCode
      ? [{ name: t('discount', { code: discount.code }), value: `−${formatSom(discount.amount)}` }]
      : []),
    {
      name: byCode ? t('freeDelivery', { code: byCode.code }) : t('delivery'),
      value: compareMoney(delivery, ZERO) === 0 ? t('free') : formatSom(delivery),
    },
    { name: t(isDue ? 'due' : 'total'), value: formatSom(total), isTotal: true },
  ]
}

/** The payment and its refunds, in the bank's currency. */
function moneyMoves(payment: ManagedPayment, language: RetailOrder['language']): Sum[] {
  const t = receiptTexts(language)
  const provider = paymentProviderLabel(payment.provider, i18nOf(language))
  const rate = describeRate(payment, i18nOf(language))
  const amountOf = (amount: string) => formatMoney(amount, payment.currency, language)
  return [
    {
      name: [t('paidBy', { date: formatDate(payment.created_at, language), provider }), rate]
        .filter(Boolean)
        .join('\n'),
      value: amountOf(payment.amount),
    },
    ...payment.refunds
      .filter(({ state }) => state === 'succeeded')
      .map((refund) => ({
        name: t('refunded', { date: formatDate(refund.created_at, language), provider }),
        value: `−${amountOf(refund.amount)}`,
      })),
  ]
}
