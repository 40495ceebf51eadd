import { LANGUAGE_TAGS, NOTIFICATION_DAYS, type LocalizedText, type OrderKind } from '@shyrdak/sdk/contract'
import { formatSize, productPath } from '@shyrdak/sdk/format'
import type { Email } from '#platform/email/port.ts'
import { fillIn } from '#platform/email/fill-in.ts'
import { html } from '#platform/email/html.ts'
import { emailFrame, EMAIL_STYLES } from '#platform/email/email-frame.ts'
import type { SubscriptionRow } from '../subscription-rows.ts'
import {
  BACK_IN_STOCK_GREETING,
  BACK_IN_STOCK_MESSAGES,
  type BackInStockEmailKind,
} from './back-in-stock-messages.ts'

interface BackInStockContent {
  subscription: Pick<SubscriptionRow, 'email' | 'language' | 'variationId' | 'size'>
  goods: { market: OrderKind; slug: string; name: LocalizedText; color: LocalizedText }
  /** Of the links in the email. */
  secret: string
  publicUrl: string
}

const { button, soft } = EMAIL_STYLES

/** An email about stock, in the language in which it was asked for. Every one says how to cancel the subscription. */
export function writeBackInStockEmail(
  kind: BackInStockEmailKind,
  { subscription, goods, secret, publicUrl }: BackInStockContent,
): Email {
  const { email, language, variationId, size } = subscription
  const messages = BACK_IN_STOCK_MESSAGES[kind]
  const site = `${publicUrl}/${language}`
  const chosen = new URLSearchParams({ variation: String(variationId), size })
  const link =
    kind === 'back'
      ? `${site}${productPath(goods.market, goods.slug)}?${chosen.toString()}`
      : `${site}/back-in-stock/confirm?k=${secret}`
  const cancelLink = `${site}/back-in-stock/cancel?k=${secret}`
  const values = {
    product: goods.name[language],
    color: goods.color[language],
    size: formatSize(size, language),
    days: String(NOTIFICATION_DAYS),
  }
  const subject = fillIn(messages.subject[language], values)
  const greeting = BACK_IN_STOCK_GREETING[language]
  const opening = fillIn(messages.opening[language], values)
  const closing = messages.closing[language]
  const action = messages.action[language]
  const cancel = messages.cancel[language]
  return {
    to: email,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: [greeting, opening, `${action}: ${link}`, closing, `${cancel}: ${cancelLink}`, 'Shyrdak', ''].join(
      '\n\n',
    ),
    html: emailFrame({
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
