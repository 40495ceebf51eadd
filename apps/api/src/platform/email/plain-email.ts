import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type { Email } from './port.ts'
import { html } from './html.ts'
import { emailFrame, EMAIL_STYLES } from './email-frame.ts'
import { greetingIn } from './greeting.ts'

export interface PlainEmail {
  to: string
  name: string
  language: Language
  subject: string
  opening: string
  /** Something to be copied, in large letters. */
  code?: string
  action?: { text: string; link: string }
  closing: string
}

const { button, code: codeLook } = EMAIL_STYLES

/** An email with one thing to say, in the language of its reader. */
export function writeEmail(email: PlainEmail): Email {
  const { to, language, subject, opening, code, action, closing } = email
  const greeting = greetingIn(language, email.name)
  const lines = [greeting, opening, code, action && `${action.text}: ${action.link}`, closing, 'Shyrdak', '']
  const content = [
    code !== undefined && html`<p style="margin:0 0 24px"><code style="${codeLook}">${code}</code></p>`,
    action &&
      html`<p style="margin:0 0 24px"><a href="${action.link}" style="${button}">${action.text}</a></p>`,
  ].filter((part) => part !== undefined && part !== false)
  return {
    to,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: lines.filter((line) => line !== undefined).join('\n\n'),
    html: emailFrame({ language, subject, greeting, opening, content, closing }),
  }
}
