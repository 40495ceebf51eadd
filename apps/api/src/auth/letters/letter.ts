import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type { Letter } from '../../gateways/mail/port.ts'
import { html } from '../../mail/html.ts'
import { letterFrame, LETTER_LOOKS } from '../../mail/letter-frame.ts'
import { GREETING } from './letter-words.ts'

export interface PlainLetter {
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

const { button, code: codeLook } = LETTER_LOOKS

/** A letter with one thing to say, in the language of its reader. */
export function writeLetter(letter: PlainLetter): Letter {
  const { to, language, subject, opening, code, action, closing } = letter
  const greeting = GREETING[language].replace('{name}', () => letter.name)
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
    html: letterFrame({ language, subject, greeting, opening, content, closing }),
  }
}
