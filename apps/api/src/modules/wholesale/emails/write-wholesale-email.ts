import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { imageVariant, lineTotal, toMoney } from '@shyrdak/sdk/rules'
import { emailFrame, EMAIL_STYLES } from '#platform/email/email-frame.ts'
import { emailLine } from '#platform/email/email-line.ts'
import { greetingIn } from '#platform/email/greeting.ts'
import { html, type Html } from '#platform/email/html.ts'
import type { Email } from '#platform/email/port.ts'
import { textsOf } from '#platform/text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export const emailTextsIn = textsOf('wholesale-emails', texts)

interface EmailLine {
  name: string
  photo: string
  details: readonly string[]
  count: number
  priceMinor: number
}

export interface WholesaleEmail {
  to: string
  name: string
  language: Language
  subject: string
  opening: string
  /** The lines of an order, with their total. */
  lines?: readonly EmailLine[]
  totalMinor?: number
  /** A text written by a person. */
  note?: { title: string; text: string }
  action: { text: string; link: string }
}

/** An order may have a thousand lines; the rest are on its page. */
const MAX_LINES = 30

const { text, soft, rule, button } = EMAIL_STYLES

/** Writes an email about a wholesale order or invoice in the recipient's language. */
export function writeWholesaleEmail(email: WholesaleEmail): Email {
  const { to, name, language, subject, opening, lines = [], totalMinor, note, action } = email
  const t = emailTextsIn(language)
  const money = (minor: number) => formatSom(toMoney(minor))
  const shown = lines.slice(0, MAX_LINES).map((line) => ({
    name: line.name,
    photo: new URL(imageVariant(line.photo, 160, 'jpg'), action.link).href,
    about: line.details.join(', '),
    price: `${t('items', { count: line.count })} × ${money(line.priceMinor)}`,
    sum: formatSom(lineTotal({ sale_cost: toMoney(line.priceMinor), count: line.count })),
  }))
  const more = lines.length - shown.length
  const rest = more > 0 ? t('moreLines', { count: more }) : null
  const total = totalMinor === undefined ? null : money(totalMinor)
  const greeting = greetingIn(language, name)
  const content: Html[] = [
    ...(shown.length > 0
      ? [table(shown.map((line) => emailLine({ ...line, about: [line.about], count: line.price })))]
      : []),
    ...(rest === null ? [] : [html`<p style="margin:12px 0;${soft}">${rest}</p>`]),
    ...(total === null
      ? []
      : [
          html`<p
            style="margin:0 0 24px;padding-top:12px;${rule};text-align:right;font-size:20px;font-weight:600"
          >
            ${t('total')}: ${total}
          </p>`,
        ]),
    ...(note === undefined
      ? []
      : [
          html`<p style="margin:0 0 24px;white-space:pre-line">
            <span style="${soft}">${note.title}</span><br />${note.text}
          </p>`,
        ]),
    html`<p style="margin:0 0 24px"><a href="${action.link}" style="${button}">${action.text}</a></p>`,
  ]
  const parts = [
    greeting,
    opening,
    ...shown.map((line) => `* ${line.name} (${line.about})\n  ${line.price} = ${line.sum}`),
    rest,
    total === null ? null : `${t('total')}: ${total}`,
    note === undefined ? null : `${note.title}: ${note.text}`,
    `${action.text}: ${action.link}`,
    t('farewell'),
    '',
  ]
  return {
    to,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: parts.filter((part) => part !== null).join('\n\n'),
    html: emailFrame({ language, subject, greeting, opening, content, closing: t('farewell') }),
  }
}

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${text}">
    ${rows}
  </table>`
