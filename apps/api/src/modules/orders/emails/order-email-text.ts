import type { RetailOrder } from '@shyrdak/sdk/contract'
import { formatSize, formatSom } from '@shyrdak/sdk/format'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import { i18nOf } from '#platform/text/i18n.ts'
import type { EmailTexts } from './order-email-texts.ts'

/** Renders the plain text body of an order email. */
export function orderEmailText(
  order: RetailOrder,
  { t, greeting, opening, action, way, deliveryCost, charge, destination, receipt }: EmailTexts,
  link: string,
): string {
  const { language } = order
  const lines = order.items.map((item) => {
    const { made_to_order_days: days } = item
    return [
      `* ${item.name[language]} (${item.color_name[language]}, ${t('size', { size: formatSize(item.size, language) })})`,
      `  ${t('items', { count: item.count })} × ${formatSom(item.sale_cost)} = ${formatSom(item.total)}`,
      ...(days === null ? [] : [`  ${describeMadeToOrder(days, i18nOf(language))}`]),
      `  ${way(item)}`,
    ].join('\n')
  })
  return [
    greeting,
    opening,
    ...lines,
    [
      `${t('goods')}: ${formatSom(order.goods_total)}`,
      ...(order.discount && order.discount.kind !== 'free_delivery'
        ? [`${t('discount', { code: order.discount.code })}: −${formatSom(order.discount.amount)}`]
        : []),
      `${t('delivery')}: ${deliveryCost}`,
      `${t('total')}: ${formatSom(order.total)}`,
      ...(charge === null ? [] : [`${t('charged')}: ${charge.amount} (${charge.rate})`]),
    ].join('\n'),
    `${action}: ${link}\n${receipt.name}: ${receipt.link}\n${t('secret')}`,
    ...(order.is_gift ? [t('gift')] : []),
    ...(order.gift_note === undefined ? [] : [`${t('giftNote')}:\n${order.gift_note}`]),
    `${destination.title}:\n${destination.lines.join('\n')}`,
    t('farewell'),
    '',
  ].join('\n\n')
}
