import type { RetailOrder } from '@shyrdak/sdk/contract'
import { describeMaking, formatDays, formatMoney, formatSize } from '@shyrdak/sdk/words'
import { countryName } from './country-name.ts'
import type { LetterTexts } from './order-letter.ts'

/** The letter for readers without HTML. */
export function orderLetterText(
  order: RetailOrder,
  { word, greeting, opening, action }: LetterTexts,
  link: string,
): string {
  const { language } = order
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  const lines = order.items.map((item) => {
    const { delivery, made_to_order_days: days } = item
    return [
      `* ${item.name[language]} (${item.color_name[language]}, ${word('size')} ${formatSize(item.size, language)})`,
      `  ${item.count} ${word('pieces')} × ${money(item.sale_cost)} = ${money(item.total)}`,
      ...(days === null ? [] : [`  ${describeMaking(days, language)}`]),
      `  ${word('delivery')}: ${delivery.name[language]}, ${formatDays(delivery.days_min, delivery.days_max, language)}, ${money(delivery.price)}`,
    ].join('\n')
  })
  const { address, contact } = order
  return [
    greeting,
    opening,
    ...lines,
    [
      `${word('goods')}: ${money(order.goods_total)}`,
      `${word('delivery')}: ${money(order.delivery_total)}`,
      `${word('total')}: ${money(order.total)}`,
    ].join('\n'),
    `${action}: ${link}\n${word('secret')}`,
    `${word('address')}:\n${contact.first_name} ${contact.last_name}\n${address.street}, ${address.city}, ${address.postal_code}, ${countryName(address.country_iso_code, language)}`,
    word('farewell'),
    '',
  ].join('\n\n')
}
