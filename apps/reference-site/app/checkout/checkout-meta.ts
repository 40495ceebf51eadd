import { messagesIn } from '../messages/messages-in.ts'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

/** The title of a checkout page, hidden from search engines; links from it send no referrer. */
export function checkoutMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (t: Translate<Texts['site/checkout']>) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/checkout')
  return [
    ...pageMeta(pageContext, { title: title(t), description: t('description'), hidden: true }),
    // The address may hold the secret of an order.
    { name: 'referrer', content: 'origin' },
  ]
}

/** The same for the page of an order. Whether it is missing is not known while it is looked for on the device. */
export const orderMeta = (
  matches: Parameters<typeof pageContextIn>[0],
  number: string | undefined,
  title: 'orderTitle' | 'paymentTitle',
): MetaDescriptor[] => checkoutMeta(matches, (t) => (number ? t(title, { number }) : t('findingTitle')))
