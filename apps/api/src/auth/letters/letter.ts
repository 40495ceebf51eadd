import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import type { Letter } from '../../gateways/mail/port.ts'
import { html } from '../../mail/html.ts'
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

/** Mail programs read attributes and tables, not sheets. */
const TEXT =
  "font-family:'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2622"
const SOFT = 'color:#6b6259;font-size:14px'
const SERIF = "font-family:Georgia,'Noto Serif',serif"
const CODE =
  "font-family:Consolas,'DejaVu Sans Mono',monospace;font-size:20px;padding:12px 16px;background:#f6f1e8;border-radius:8px"
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:8px;background:#a3302b;color:#ffffff;font-weight:600;text-decoration:none'

/** A letter with one thing to say, in the language of its reader. */
export function writeLetter(letter: PlainLetter): Letter {
  const { to, language, subject, opening, code, action, closing } = letter
  const greeting = GREETING[language].replace('{name}', () => letter.name)
  const lines = [greeting, opening, code, action && `${action.text}: ${action.link}`, closing, 'Shyrdak', '']
  return {
    to,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: lines.filter((line) => line !== undefined).join('\n\n'),
    html: html`<!doctype html>
      <html lang="${LANGUAGE_TAGS[language]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;background:#f6f1e8">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
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
                      <p style="margin:0 0 20px;${SERIF};font-size:22px;color:#a3302b">Shyrdak</p>
                      <h1 style="margin:0 0 16px;${SERIF};font-size:24px;line-height:1.25;font-weight:600">
                        ${subject}
                      </h1>
                      <p style="margin:0 0 8px">${greeting}</p>
                      <p style="margin:0 0 24px">${opening}</p>
                      ${
                        code === undefined
                          ? []
                          : html`<p style="margin:0 0 24px"><code style="${CODE}">${code}</code></p>`
                      }
                      ${
                        action === undefined
                          ? []
                          : html`<p style="margin:0 0 24px">
                              <a href="${action.link}" style="${BUTTON}">${action.text}</a>
                            </p>`
                      }
                      <p style="margin:0;padding-top:16px;border-top:1px solid #e4dacb;${SOFT}">${closing}</p>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`.html.replace(/\n\s+/g, '\n'),
  }
}
