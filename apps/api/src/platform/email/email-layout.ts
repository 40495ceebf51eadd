import { LANGUAGES, LANGUAGE_TAGS } from '@shyrdak/sdk/contract'
import { COLORS, DARK_RULES } from './email-colors.ts'
import { EMAIL_STYLES } from './email-frame.ts'
import { html, type Html } from './html.ts'
import type { Email, Mail } from './port.ts'
import { shopContacts, type Shop } from './shop-contacts.ts'

const { text, soft, serif, rule } = EMAIL_STYLES
const SHEET = `max-width:600px;background:${COLORS.sheet};border-radius:12px`

/** Wraps `mail` so that every email gets the store's layout: name and logo above, address and phone below. */
export const withEmailLayout = (mail: Mail, shop: Shop): Mail => ({
  ...mail,
  send: (email, ...rest) => mail.send(inEmailLayout(email, shop), ...rest),
})

/** The email with the layout added. Images may be blocked: text next to each says the same. */
export function inEmailLayout(email: Email, shop: Shop): Email {
  const language = LANGUAGES.find((one) => LANGUAGE_TAGS[one] === email.lang) ?? 'ru'
  const { address, phone } = shopContacts(shop, language)
  const home = `${shop.publicUrl}/${language}`
  const { leave } = email
  return {
    ...email,
    text: [
      email.text.trimEnd(),
      // Mail programs recognize a signature by this line.
      ['-- ', 'Shyrdak', address, phone, home].filter((part) => part !== undefined).join('\n'),
      ...(leave ? [`${leave.text}: ${leave.page}`] : []),
      '',
    ].join('\n\n'),
    html: page(email, [
      html`<a href="${home}" style="text-decoration:none;color:${COLORS.accent}"
        ><img
          src="${shop.publicUrl}/email-logo.png"
          alt=""
          width="36"
          height="36"
          style="vertical-align:middle;border-radius:8px"
        /><span style="vertical-align:middle;padding-left:10px;${serif};font-size:22px;color:${COLORS.accent}"
          >Shyrdak</span
        ></a
      >`,
      html`${[address, phone]
        .filter((part) => part !== undefined)
        .map((part, place) =>
          part === phone && place > 0
            ? html`<br /><a href="tel:${part.replaceAll(/[^+\d]/g, '')}" style="${soft}">${part}</a>`
            : html`${part}`,
        )}
      ${leave ? html`<br /><a href="${leave.page}" style="${soft}">${leave.text}</a>` : html``}`,
    ]),
  }
}

const page = ({ lang, subject, html: sheet }: Email, [head, foot]: readonly [Html, Html]): string =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          ${{ html: DARK_RULES }}
        </style>
      </head>
      <body style="margin:0;background:${COLORS.ground}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${COLORS.ground}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${SHEET}">
                <tr>
                  <td style="padding:24px 24px 0">${head}</td>
                </tr>
                <tr>
                  <td style="padding:24px;${text}">${{ html: sheet }}</td>
                </tr>
                <tr>
                  <td style="padding:16px 24px 24px;${text};${rule};${soft}">${foot}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html.replace(/\n\s+</g, '\n<')
