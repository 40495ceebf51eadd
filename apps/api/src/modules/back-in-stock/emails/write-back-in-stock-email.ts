import { LANGUAGE_TAGS, NOTIFICATION_DAYS, type LocalizedText } from '@shyrdak/sdk/contract'
import { formatSize, notificationPath } from '@shyrdak/sdk/format'
import { imageVariant } from '@shyrdak/sdk/rules'
import type { Email } from '#platform/email/port.ts'
import { greetingIn } from '#platform/email/greeting.ts'
import { html, type Html } from '#platform/email/html.ts'
import { emailFrame, EMAIL_STYLES } from '#platform/email/email-frame.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { nestQuotes } from '#platform/text/nest-quotes.ts'
import type { SubscriptionRow } from '../subscription-rows.ts'
import texts from './texts.json' with { type: 'json' }

export type BackInStockEmailKind = 'confirming' | 'back'

interface BackInStockContent {
  subscription: Pick<SubscriptionRow, 'email' | 'language' | 'priceType' | 'variationId' | 'size'>
  goods: {
    productId: number
    slug: string
    name: LocalizedText
    color: LocalizedText
    photos: readonly string[]
  }
  /** The secret in the email's links. */
  secret: string
  publicUrl: string
}

const { button, soft } = EMAIL_STYLES
const textsIn = textsOf('back-in-stock-emails', texts)

/** Writes an email about a subscription in its language. Every email has a link to cancel. */
export function writeBackInStockEmail(
  kind: BackInStockEmailKind,
  { subscription, goods, secret, publicUrl }: BackInStockContent,
): Email {
  const { email, language, variationId, size } = subscription
  const t = textsIn(language)
  const site = `${publicUrl}/${language}`
  const chosen = new URLSearchParams({ variation: String(variationId), size })
  const link =
    kind === 'back'
      ? `${site}${notificationPath(subscription.priceType, goods)}?${chosen.toString()}`
      : `${site}/back-in-stock/confirm?k=${secret}`
  const cancelLink = `${site}/back-in-stock/cancel?k=${secret}`
  const values = {
    product: goods.name[language],
    color: goods.color[language],
    size: formatSize(size, language),
    time: t('back-in-stock-email.days', { count: NOTIFICATION_DAYS }),
  }
  const [photo] = goods.photos
  // Product names may contain quotation marks.
  const subject = nestQuotes(t(`back-in-stock-email.${kind}.subject`, values))
  const greeting = greetingIn(language)
  const opening = nestQuotes(t(`back-in-stock-email.${kind}.opening`, values))
  const closing = t(`back-in-stock-email.${kind}.closing`)
  const action = t(`back-in-stock-email.${kind}.action`)
  const cancel = t(`back-in-stock-email.${kind}.cancel`)
  return {
    to: email,
    subject,
    lang: LANGUAGE_TAGS[language],
    text: [greeting, opening, `${action}: ${link}`, closing, `${cancel}: ${cancelLink}`, ''].join('\n\n'),
    html: emailFrame({
      language,
      subject,
      greeting,
      opening,
      content: [
        ...(photo === undefined
          ? []
          : [photoOf(new URL(imageVariant(photo, 320, 'jpg'), publicUrl).href, link)]),
        html`<p style="margin:0 0 24px"><a href="${link}" style="${button}">${action}</a></p>`,
        html`<p style="margin:0 0 24px"><a href="${cancelLink}" style="${soft}">${cancel}</a></p>`,
      ],
      closing,
    }),
  }
}

/** No alt text: the text beside the photo says the same. */
const photoOf = (src: string, link: string): Html =>
  html`<p style="margin:0 0 24px">
    <a href="${link}"
      ><img src="${src}" alt="" width="200" height="200" style="display:block;border-radius:8px"
    /></a>
  </p>`
