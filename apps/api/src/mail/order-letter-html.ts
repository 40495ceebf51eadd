import type { RetailOrder } from '@shyrdak/sdk/contract'
import { describeMaking, formatMoney, formatSize } from '@shyrdak/sdk/words'
import { html, type Html } from './html.ts'
import { letterFrame, LETTER_LOOKS } from './letter-frame.ts'
import type { LetterTexts } from './order-letter.ts'

const { text, soft, rule, button } = LETTER_LOOKS

/** The letter of an order: its lines, its sums, the link that opens it, and where it goes. */
export function orderLetterHtml(
  order: RetailOrder,
  { word, subject, greeting, opening, action, way, deliveryCost, destination }: LetterTexts,
  link: string,
): string {
  const { language } = order
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  const sum = (name: string, amount: string, look: string) =>
    html`<tr>
      <td style="padding:4px 0;${look}">${name}</td>
      <td align="right" style="padding:4px 0;white-space:nowrap;${look}">${amount}</td>
    </tr>`
  const content = html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="${text}"
    >
      ${order.items.map((item) => lineRow(item, language, { word, way }))}
    </table>
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="${text};${rule};margin:0 0 24px"
    >
      ${sum(word('goods'), money(order.goods_total), soft)} ${sum(word('delivery'), deliveryCost, soft)}
      ${sum(word('total'), money(order.total), 'font-size:20px;font-weight:600')}
    </table>
    <p style="margin:0 0 8px"><a href="${link}" style="${button}">${action}</a></p>
    <p style="margin:0 0 24px;${soft}">${word('secret')}</p>
    <p style="margin:0 0 24px">
      <span style="${soft}">${destination.title}</span>${destination.lines.map((line) => html`<br />${line}`)}
    </p>`
  return letterFrame({ language, subject, greeting, opening, content, closing: word('farewell') })
}

function lineRow(
  item: RetailOrder['items'][number],
  language: RetailOrder['language'],
  { word, way }: Pick<LetterTexts, 'word' | 'way'>,
): Html {
  const { made_to_order_days: days } = item
  const making = days === null ? '' : html`${describeMaking(days, language)}<br />`
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  return html`<tr>
    <td style="padding:12px 12px 12px 0;${rule}">
      <strong>${item.name[language]}</strong><br />
      <span style="${soft}"
        >${item.color_name[language]}, ${word('size')} ${formatSize(item.size, language)}, ${item.count}
        ${word('pieces')} × ${money(item.sale_cost)}<br />${making}${way(item)}</span
      >
    </td>
    <td align="right" valign="top" style="padding:12px 0;white-space:nowrap;${rule}">${money(item.total)}</td>
  </tr>`
}
