import type { Language } from '@shyrdak/sdk/contract'
import { html, type Html } from './html.ts'
import { COLORS } from './email-colors.ts'

const { text, soft, line, ground, action } = COLORS

/** Mail programs need inline styles and tables. Colours come from `COLORS`, which the dark rules replace. */
export const EMAIL_STYLES = {
  text: `font-family:'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;font-size:16px;line-height:1.5;color:${text};word-break:break-word`,
  soft: `color:${soft};font-size:14px`,
  serif: "font-family:Georgia,'Noto Serif',serif",
  rule: `border-top:1px solid ${line}`,
  code: `font-family:Consolas,'DejaVu Sans Mono',monospace;font-size:16px;display:inline-block;padding:12px 14px;background:${ground};border-radius:8px`,
  button: `display:inline-block;padding:14px 28px;border-radius:8px;background:${action};color:#ffffff;font-weight:600;text-align:center;text-decoration:none`,
} as const

export interface FramedEmail {
  language: Language
  subject: string
  greeting: string
  opening: string
  /** The body, between opening and closing. */
  content: Html | readonly Html[]
  closing: string
}

const { serif, rule, soft: softly } = EMAIL_STYLES

/** The HTML common to all emails. `withEmailLayout` adds the store's layout when an email is sent. */
export const emailFrame = ({ subject, greeting, opening, content, closing }: FramedEmail): string =>
  html`<h1 style="margin:0 0 16px;${serif};font-size:24px;line-height:1.25;font-weight:600">
      ${unbroken(subject)}
    </h1>
    <p style="margin:0 0 8px">${greeting}</p>
    <p style="margin:0 0 24px;white-space:pre-line">${unbroken(opening)}</p>
    ${content}
    <p style="margin:0;padding-top:16px;${rule};${softly}">${closing}</p>`.html.replace(/\n\s+</g, '\n<')

/** Keeps numbers such as `S-100016` and `2026-000016` on one line. */
const unbroken = (text: string): Html[] =>
  text
    .split(/(\b(?:[A-Z]+|\d+)-\d+\b)/)
    .map((part, place) =>
      place % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    )
