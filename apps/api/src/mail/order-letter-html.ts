import { LANGUAGE_TAGS, type RetailOrder } from '@shyrdak/sdk/contract'
import { formatDays, formatMoney, formatSize } from '@shyrdak/sdk/words'
import { countryName } from './country-name.ts'
import { html, type Html } from './html.ts'
import type { LetterTexts } from './order-letter.ts'

/** Mail programs read attributes and tables, not sheets. */
const TEXT =
  "font-family:'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2622"
const SOFT = 'color:#6b6259;font-size:14px'
const RULE = 'border-top:1px solid #e4dacb'
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:8px;background:#a3302b;color:#ffffff;font-weight:600;text-decoration:none'

/** The letter as mail programs show it: one column, 600 pixels at most, no picture needed. */
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
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f6f1e8">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1e8">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#ffffff;border-radius:12px"
              >
                <tr>
                  <td style="padding:32px 28px;${TEXT}">
                    <p
                      style="margin:0 0 20px;font-family:Georgia,'Noto Serif',serif;font-size:22px;color:#a3302b"
                    >
                      Shyrdak
                    </p>
                    <h1
                      style="margin:0 0 16px;font-family:Georgia,'Noto Serif',serif;font-size:24px;line-height:1.25;font-weight:600"
                    >
                      ${subject}
                    </h1>
                    <p style="margin:0 0 8px">${greeting}</p>
                    <p style="margin:0 0 24px">${opening}</p>
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${TEXT}">
                      ${order.items.map((item) => lineRow(item, order.language, word))}
                    </table>
                    <table
                      role="presentation"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      style="${TEXT};${RULE};margin:0 0 24px"
                    >
                      ${sum(word('goods'), order.goods_total, SOFT)}
                      ${sum(word('delivery'), order.delivery_total, SOFT)}
                      ${sum(word('total'), order.total, 'font-size:20px;font-weight:600')}
                    </table>
                    <p style="margin:0 0 8px"><a href="${link}" style="${BUTTON}">${action}</a></p>
                    <p style="margin:0 0 24px;${SOFT}">${word('secret')}</p>
                    <p style="margin:0 0 24px">
                      <span style="${SOFT}">${word('address')}</span><br />${contact.first_name}
                      ${contact.last_name}<br />${address.street}, ${address.city}, ${address.postal_code},
                      ${countryName(address.country_iso_code, language)}
                    </p>
                    <p style="margin:0;padding-top:16px;${RULE};${SOFT}">${word('farewell')}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html.replace(/\n\s+/g, '\n')
}

function lineRow(
  item: RetailOrder['items'][number],
  language: RetailOrder['language'],
  word: LetterTexts['word'],
): Html {
  const { delivery } = item
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  return html`<tr>
    <td style="padding:12px 12px 12px 0;${RULE}">
      <strong>${item.name[language]}</strong><br />
      <span style="${SOFT}"
        >${item.color_name[language]}, ${word('size')} ${formatSize(item.size, language)}, ${item.count}
        ${word('pieces')} × ${money(item.sale_cost)}<br />${word('delivery')}: ${delivery.name[language]},
        ${formatDays(delivery.days_min, delivery.days_max, language)}, ${money(delivery.price)}</span
      >
    </td>
    <td align="right" valign="top" style="padding:12px 0;white-space:nowrap;${RULE}">${money(item.total)}</td>
  </tr>`
}
