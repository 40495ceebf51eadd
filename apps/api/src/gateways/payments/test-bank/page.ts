import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { html, type Html } from '#platform/email/html.ts'
import { i18nOf, textsOf } from '#platform/text/i18n.ts'
import type { Session } from './sessions.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('payments-test-bank', texts)

const NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', kg: 'Кыргызча' }

/** The payment page: plain forms, no script. */
export function sessionPage(session: Session, language: Language): string {
  const t = textsIn(language)
  const address = `/test-bank/${session.id}`
  const sum = formatMoney(toMoney(session.amountMinor), session.currency, language)
  const row = (name: string, value: string) =>
    html`<div class="row">
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  return page(
    `${t('title')}: ${session.orderNumber}`,
    language,
    address,
    html`<p class="sum"><span class="label">${t('sum')}</span> <strong>${sum}</strong></p>
      <dl>
        ${row(t('to'), 'Shyrdak')} ${row(t('order'), session.orderNumber)}
        ${row(t('by'), paymentProviderLabel(session.provider, i18nOf(language)))}
      </dl>
      ${session.state === 'pending' ? choices(session, language) : ended(session, language)}`,
  )
}

export function unknownPage(language: Language): string {
  const t = textsIn(language)
  return page(
    t('title'),
    language,
    undefined,
    html`<p class="ended" role="status">${t('unknown')}</p>
      <a class="button primary" href="/">${t('back')}</a>`,
  )
}

function choices(session: Session, language: Language): Html {
  const t = textsIn(language)
  const button = (choice: 'pay' | 'refuse' | 'cancel', look: string) =>
    html`<button class="button ${look}" name="choice" value="${choice}">${t(choice)}</button>`
  return html`<form method="post" action="/test-bank/${session.id}">
    ${button('pay', 'primary')} ${button('refuse', 'plain')} ${button('cancel', 'quiet')}
  </form>`
}

function ended(session: Session, language: Language): Html {
  const t = textsIn(language)
  return html`<p class="ended" role="status">${t(endOf(session.state))}</p>
    <form method="post" action="/test-bank/${session.id}">
      <button class="button primary" name="choice" value="back">${t('back')}</button>
    </form>`
}

const endOf = (state: Session['state']) =>
  state === 'pending' ? 'expired' : state === 'authorized' ? 'captured' : state

function page(title: string, language: Language, address: string | undefined, body: Html): string {
  const t = textsIn(language)
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
          <h1>${t('title')}</h1>
          <p class="notice">${t('notice')}</p>
          <section class="card">${body}</section>
          ${address === undefined ? '' : html`<nav aria-label="${t('language')}">${tongues}</nav>`}
        </main>
      </body>
    </html>`.html.replace(/\n\s+/g, '\n')
}
