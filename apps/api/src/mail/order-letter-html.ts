import type { RetailOrder } from '@shyrdak/sdk/contract'
import { describeMaking, formatDays, formatMoney, formatSize } from '@shyrdak/sdk/words'
import { countryName } from './country-name.ts'
import { html, type Html } from './html.ts'
import { letterFrame, LETTER_LOOKS } from './letter-frame.ts'
import type { LetterTexts } from './order-letter.ts'

const { text, soft, rule, button } = LETTER_LOOKS

/** The letter of an order: its lines, its sums, the link that opens it, and where it goes. */
export function orderLetterHtml(
  order: RetailOrder,
  { word, subject, greeting, opening, action }: LetterTexts,
  link: string,
): string {
  const { language, address, contact } = order
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  const sum = (name: string, amount: string, look: string) =>
    html`<tr>
      <td style="padding:4px 0;${look}">${name}</td>
      <td align="right" style="padding:4px 0;white-space:nowrap;${look}">${money(amount)}</td>
    </tr>`
  const content = html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="${text}"
    >
      ${order.items.map((item) => lineRow(item, order.language, word))}
    </table>
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="${text};${rule};margin:0 0 24px"
    >
      ${sum(word('goods'), order.goods_total, soft)} ${sum(word('delivery'), order.delivery_total, soft)}
      ${sum(word('total'), order.total, 'font-size:20px;font-weight:600')}
    </table>
    <p style="margin:0 0 8px"><a href="${link}" style="${button}">${action}</a></p>
    <p style="margin:0 0 24px;${soft}">${word('secret')}</p>
    <p style="margin:0 0 24px">
      <span style="${soft}">${word('address')}</span><br />${contact.first_name} ${contact.last_name}<br />${address.street},
      ${address.city}, ${address.postal_code}, ${countryName(address.country_iso_code, language)}
    </p>`
  return letterFrame({ language, subject, greeting, opening, content, closing: word('farewell') })
}

function lineRow(
  item: RetailOrder['items'][number],
  language: RetailOrder['language'],
  word: LetterTexts['word'],
): Html {
  const { delivery, made_to_order_days: days } = item
  const making = days === null ? '' : html`${describeMaking(days, language)}<br />`
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  return html`<tr>
    <td style="padding:12px 12px 12px 0;${rule}">
      <strong>${item.name[language]}</strong><br />
      <span style="${soft}"
        >${item.color_name[language]}, ${word('size')} ${formatSize(item.size, language)}, ${item.count}
        ${word('pieces')} × ${money(item.sale_cost)}<br />${making}${word('delivery')}:
        ${delivery.name[language]}, ${formatDays(delivery.days_min, delivery.days_max, language)},
        ${money(delivery.price)}</span
      >
    </td>
    <td align="right" valign="top" style="padding:12px 0;white-space:nowrap;${rule}">${money(item.total)}</td>
  </tr>`
}
