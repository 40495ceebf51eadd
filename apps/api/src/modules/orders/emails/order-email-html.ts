import type { RetailOrder } from '@shyrdak/sdk/contract'
import { formatSize, formatSom } from '@shyrdak/sdk/format'
import { imageVariant } from '@shyrdak/sdk/rules'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import { html, type Html } from '#platform/email/html.ts'
import { COLORS } from '#platform/email/email-colors.ts'
import { emailFrame, EMAIL_STYLES } from '#platform/email/email-frame.ts'
import { emailLine } from '#platform/email/email-line.ts'
import { i18nOf } from '#platform/text/i18n.ts'
import type { EmailTexts } from './order-email-texts.ts'

const { text, soft, rule, button } = EMAIL_STYLES

/** Renders the HTML body of an order email: lines, totals, the link to the order and the destination. */
export function orderEmailHtml(
  order: RetailOrder,
  { t, subject, greeting, opening, action, way, deliveryCost, charge, destination, receipt }: EmailTexts,
  link: string,
): string {
  const { language } = order
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
      ${order.items.map((item) => lineRow(item, language, { t, way }, link))}
    </table>
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="${text};${rule};padding-top:8px;margin:0 0 24px"
    >
      ${sum(t('goods'), formatSom(order.goods_total), soft)}
      ${
        order.discount && order.discount.kind !== 'free_delivery'
          ? sum(t('discount', { code: order.discount.code }), `−${formatSom(order.discount.amount)}`, soft)
          : ''
      }
      ${sum(t('delivery'), deliveryCost, soft)}
      ${sum(t('total'), formatSom(order.total), 'font-size:20px;font-weight:600')}
      ${charge === null ? '' : html`${sum(t('charged'), charge.amount, '')}${rateRow(charge.rate)}`}
    </table>
    <p style="margin:0 0 8px"><a href="${link}" style="${button}">${action}</a></p>
    <p style="margin:0 0 8px"><a href="${receipt.link}" style="color:${COLORS.accent}">${receipt.name}</a></p>
    <p style="margin:0 0 24px;${soft}">${t('secret')}</p>
    ${order.is_gift ? html`<p style="margin:0 0 24px">${t('gift')}</p>` : ''}
    ${order.gift_note === undefined ? '' : giftNote(t('giftNote'), order.gift_note)}
    <p style="margin:0 0 24px">
      <span style="${soft}">${destination.title}</span>${destination.lines.map((line) => html`<br />${line}`)}
    </p>`
  return emailFrame({ language, subject, greeting, opening, content, closing: t('farewell') })
}

const rateRow = (rate: string): Html =>
  html`<tr>
    <td colspan="2" style="${soft}">${rate}</td>
  </tr>`

/** Keeps the line breaks of the note. */
const giftNote = (title: string, note: string): Html =>
  html`<p style="margin:0 0 24px">
    <span style="${soft}">${title}</span>${note.split('\n').map((line) => html`<br />${line}`)}
  </p>`

function lineRow(
  item: RetailOrder['items'][number],
  language: RetailOrder['language'],
  { t, way }: Pick<EmailTexts, 't' | 'way'>,
  link: string,
): Html {
  const { made_to_order_days: days, name, color_name, size, count } = item
  const items = t('items', { count })
  return emailLine({
    photo: new URL(imageVariant(item.photo, 160, 'jpg'), link).href,
    name: name[language],
    about: [
      `${color_name[language]}, ${t('size', { size: formatSize(size, language) })}`,
      ...(days === null ? [] : [describeMadeToOrder(days, i18nOf(language))]),
      way(item),
    ],
    count: count === 1 ? items : `${items} × ${formatSom(item.sale_cost)}`,
    sum: formatSom(item.total),
  })
}
