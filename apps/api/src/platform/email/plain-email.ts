import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { nestQuotes } from '../text/nest-quotes.ts'
import { COLORS } from './email-colors.ts'
import { emailFrame, EMAIL_STYLES } from './email-frame.ts'
import { greetingIn } from './greeting.ts'
import { html } from './html.ts'
import type { Email, Leave } from './port.ts'

export interface PlainEmail {
  to: string
  /** Known only for some recipients. */
  name?: string
  language: Language
  subject: string
  opening: string
  /** A code to be copied, shown large. */
  code?: string
  action?: { text: string; link: string }
  /** An earlier message, quoted. */
  quote?: { title: string; text: string }
  closing: string
  leave?: Leave
}

const { button, code: codeLook, soft } = EMAIL_STYLES
const QUOTE = `margin:0 0 24px;padding-left:12px;border-left:3px solid ${COLORS.line};white-space:pre-line`

/** Renders an email with one message and at most one action, in the recipient's language. */
export function writeEmail(email: PlainEmail): Email {
  const { to, name, language, code, action, quote, closing, leave } = email
  // Names of goods contain quotation marks of their own.
  const [subject, opening] = [nestQuotes(email.subject), nestQuotes(email.opening)]
  const greeting = greetingIn(language, name)
  const quoted = quote && [quote.title, ...quote.text.split('\n').map((line) => `> ${line}`)].join('\n')
  const lines = [greeting, opening, code, quoted, action && `${action.text}: ${action.link}`, closing, '']
  const content = [
    code !== undefined && html`<p style="margin:0 0 24px"><code style="${codeLook}">${code}</code></p>`,
    quote &&
      html`<p style="margin:0 0 4px;${soft}">${quote.title}</p>
        <p style="${QUOTE}">${quote.text}</p>`,
    action &&
      html`<p style="margin:0 0 24px"><a href="${action.link}" style="${button}">${action.text}</a></p>`,
  ].filter((part) => part !== undefined && part !== false)
  return {
    to,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: lines.filter((line) => line !== undefined).join('\n\n'),
    html: emailFrame({ language, subject, greeting, opening, content, closing }),
    ...(leave && { leave }),
  }
}
