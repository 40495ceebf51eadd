import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { html, type Html } from '#platform/email/html.ts'
import type { Session } from './sessions.ts'
import { message } from './messages.ts'

const NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', kg: 'Кыргызча' }

/** The page a person pays on: plain forms, no script. */
export function sessionPage(session: Session, language: Language): string {
  const address = `/test-bank/${session.id}`
  const sum = formatMoney(toMoney(session.amountMinor), session.currency, language)
  const row = (name: string, value: string) =>
    html`<div class="row">
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  return page(
    `${message('title', language)}: ${session.orderNumber}`,
    language,
    address,
    html`<p class="sum"><span class="label">${message('sum', language)}</span> <strong>${sum}</strong></p>
      <dl>
        ${row(message('to', language), 'Shyrdak')} ${row(message('order', language), session.orderNumber)}
        ${row(message('by', language), paymentProviderLabel(session.provider, language))}
      </dl>
      ${session.state === 'pending' ? choices(session, language) : ended(session, language)}`,
  )
}

export const unknownPage = (language: Language): string =>
  page(
    message('title', language),
    language,
    undefined,
    html`<p class="ended" role="status">${message('unknown', language)}</p>
      <a class="button primary" href="/">${message('back', language)}</a>`,
  )

function choices(session: Session, language: Language): Html {
  const button = (choice: 'pay' | 'refuse' | 'cancel', look: string) =>
    html`<button class="button ${look}" name="choice" value="${choice}">${message(choice, language)}</button>`
  return html`<form method="post" action="/test-bank/${session.id}">
    ${button('pay', 'primary')} ${button('refuse', 'plain')} ${button('cancel', 'quiet')}
  </form>`
}

const ended = (session: Session, language: Language): Html =>
  html`<p class="ended" role="status">
      ${message(session.state === 'pending' ? 'expired' : session.state, language)}
    </p>
    <form method="post" action="/test-bank/${session.id}">
      <button class="button primary" name="choice" value="back">${message('back', language)}</button>
    </form>`

function page(title: string, language: Language, address: string | undefined, body: Html): string {
  const tongues = LANGUAGES.map((other) =>
    other === language
      ? html`<span aria-current="true" lang="${LANGUAGE_TAGS[other]}">${NAMES[other]}</span>`
      : html`<a
          href="${address ?? ''}?lang=${other}"
          hreflang="${LANGUAGE_TAGS[other]}"
          lang="${LANGUAGE_TAGS[other]}"
          >${NAMES[other]}</a
        >`,
  )
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/test-bank/test-bank.css" />
      </head>
      <body>
        <main>
          <h1>${message('title', language)}</h1>
          <p class="notice">${message('notice', language)}</p>
          <section class="card">${body}</section>
          ${address === undefined ? '' : html`<nav aria-label="${message('language', language)}">${tongues}</nav>`}
        </main>
      </body>
    </html>`.html.replace(/\n\s+/g, '\n')
}
