import type { RetailOrder } from '@shyrdak/sdk/contract'
import { formatMoney, formatSize } from '@shyrdak/sdk/format'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import type { EmailTexts } from './order-email-texts.ts'

/** The email for readers without HTML. */
export function orderEmailText(
  order: RetailOrder,
  { message, greeting, opening, action, way, deliveryCost, destination }: EmailTexts,
  link: string,
): string {
  const { language } = order
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  const lines = order.items.map((item) => {
    const { made_to_order_days: days } = item
    return [
      `* ${item.name[language]} (${item.color_name[language]}, ${message('size')} ${formatSize(item.size, language)})`,
      `  ${item.count} ${message('items')} × ${money(item.sale_cost)} = ${money(item.total)}`,
      ...(days === null ? [] : [`  ${describeMadeToOrder(days, language)}`]),
      `  ${way(item)}`,
    ].join('\n')
  })
  return [
    greeting,
    opening,
    ...lines,
    [
      `${message('goods')}: ${money(order.goods_total)}`,
      `${message('delivery')}: ${deliveryCost}`,
      `${message('total')}: ${money(order.total)}`,
    ].join('\n'),
    `${action}: ${link}\n${message('secret')}`,
    `${destination.title}:\n${destination.lines.join('\n')}`,
    message('farewell'),
    '',
  ].join('\n\n')
}
