import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { html, type Html } from './html.ts'

/** Mail programs read attributes and tables, not sheets. */
export const EMAIL_STYLES = {
  text: "font-family:'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2622",
  soft: 'color:#6b6259;font-size:14px',
  serif: "font-family:Georgia,'Noto Serif',serif",
  rule: 'border-top:1px solid #e4dacb',
  code: "font-family:Consolas,'DejaVu Sans Mono',monospace;font-size:20px;padding:12px 16px;background:#f6f1e8;border-radius:8px",
  button:
    'display:inline-block;padding:14px 28px;border-radius:8px;background:#a3302b;color:#ffffff;font-weight:600;text-decoration:none',
} as const

export interface FramedEmail {
  language: Language
  subject: string
  greeting: string
  opening: string
  /** What the email is about, between its opening and closing. */
  content: Html | readonly Html[]
  closing: string
}

const { text, soft, serif, rule } = EMAIL_STYLES
const SHEET = 'max-width:600px;background:#ffffff;border-radius:12px'

/** Every email of the store as mail programs show it: one column, 600 pixels at most, no image needed. */
export const emailFrame = ({ language, subject, greeting, opening, content, closing }: FramedEmail): string =>
  html`<!doctype html>
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
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${SHEET}">
                <tr>
                  <td style="padding:32px 28px;${text}">
                    <p style="margin:0 0 20px;${serif};font-size:22px;color:#a3302b">Shyrdak</p>
                    <h1 style="margin:0 0 16px;${serif};font-size:24px;line-height:1.25;font-weight:600">
                      ${subject}
                    </h1>
                    <p style="margin:0 0 8px">${greeting}</p>
                    <p style="margin:0 0 24px">${opening}</p>
                    ${content}
                    <p style="margin:0;padding-top:16px;${rule};${soft}">${closing}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html.replace(/\n\s+/g, '\n')
