import { LANGUAGE_TAGS, NOTIFICATION_DAYS, type LocalizedText, type OrderKind } from '@shyrdak/sdk/contract'
import { formatSize } from '@shyrdak/sdk/words'
import type { Letter } from '../../gateways/mail/port.ts'
import { fillIn } from '../../mail/fill-in.ts'
import { html } from '../../mail/html.ts'
import { letterFrame, LETTER_LOOKS } from '../../mail/letter-frame.ts'
import type { NoticeRow } from '../notice-rows.ts'
import { NOTICE_GREETING, NOTICE_LETTER_WORDS, type NoticeLetterKind } from './notice-letter-words.ts'

interface Told {
  notice: Pick<NoticeRow, 'email' | 'language' | 'priceType' | 'variationId' | 'size'>
  goods: { slug: string; name: LocalizedText; color: LocalizedText }
  /** Of the links that answer the letter. */
  secret: string
  publicUrl: string
}

const PAGES: Readonly<Record<OrderKind, string>> = { retail: 'product', special: 'special-product' }
const { button, soft } = LETTER_LOOKS

/** A letter about stock, in the language in which it was asked for. Every one says how to take the request back. */
export function noticeLetter(kind: NoticeLetterKind, { notice, goods, secret, publicUrl }: Told): Letter {
  const { email, language, priceType, variationId, size } = notice
  const words = NOTICE_LETTER_WORDS[kind]
  const site = `${publicUrl}/${language}`
  const chosen = new URLSearchParams({ variation: String(variationId), size })
  const link =
    kind === 'back'
      ? `${site}/${PAGES[priceType]}/${goods.slug}?${chosen.toString()}`
      : `${site}/notifications/confirm?k=${secret}`
  const cancelLink = `${site}/notifications/cancel?k=${secret}`
  const values = {
    product: goods.name[language],
    color: goods.color[language],
    size: formatSize(size, language),
    days: String(NOTIFICATION_DAYS),
  }
  const subject = fillIn(words.subject[language], values)
  const greeting = NOTICE_GREETING[language]
  const opening = fillIn(words.opening[language], values)
  const closing = words.closing[language]
  const action = words.action[language]
  const cancel = words.cancel[language]
  return {
    to: email,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: [greeting, opening, `${action}: ${link}`, closing, `${cancel}: ${cancelLink}`, 'Shyrdak', ''].join(
      '\n\n',
    ),
    html: letterFrame({
      language,
      subject,
      greeting,
      opening,
      content: [
        html`<p style="margin:0 0 24px"><a href="${link}" style="${button}">${action}</a></p>`,
        html`<p style="margin:0 0 24px"><a href="${cancelLink}" style="${soft}">${cancel}</a></p>`,
      ],
      closing,
    }),
  }
}
