import type { RetailOrder } from '@shyrdak/sdk/contract'
import { describeMaking, formatMoney, formatSize } from '@shyrdak/sdk/words'
import type { LetterTexts } from './order-letter.ts'

/** The letter for readers without HTML. */
export function orderLetterText(
  order: RetailOrder,
  { word, greeting, opening, action, way, deliveryCost, destination }: LetterTexts,
  link: string,
): string {
  const { language } = order
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  const lines = order.items.map((item) => {
    const { made_to_order_days: days } = item
    return [
      `* ${item.name[language]} (${item.color_name[language]}, ${word('size')} ${formatSize(item.size, language)})`,
      `  ${item.count} ${word('pieces')} × ${money(item.sale_cost)} = ${money(item.total)}`,
      ...(days === null ? [] : [`  ${describeMaking(days, language)}`]),
      `  ${way(item)}`,
    ].join('\n')
  })
  return [
    greeting,
    opening,
    ...lines,
    [
      `${word('goods')}: ${money(order.goods_total)}`,
      `${word('delivery')}: ${deliveryCost}`,
      `${word('total')}: ${money(order.total)}`,
    ].join('\n'),
    `${action}: ${link}\n${word('secret')}`,
    `${destination.title}:\n${destination.lines.join('\n')}`,
    word('farewell'),
    '',
  ].join('\n\n')
}
