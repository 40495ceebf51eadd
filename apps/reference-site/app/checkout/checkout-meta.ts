import { messagesIn } from '../messages/messages-in.ts'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

/** The title of a checkout page, hidden from search engines. Its links send only the origin as referrer. */
export function checkoutMeta(
  matches: Parameters<typeof pageContextIn>[0],
  title: (t: Translate<Texts['site/checkout']>) => string,
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/checkout')
  return [
    ...pageMeta(pageContext, { title: title(t), description: t('description'), hidden: true }),
    // The URL may contain the secret of an order.
    { name: 'referrer', content: 'origin' },
  ]
}

/** The title of an order's page. Without a number, the browser still looks for the order on this device. */
export const orderMeta = (
  matches: Parameters<typeof pageContextIn>[0],
  number: string | undefined,
  title: 'orderTitle' | 'paymentTitle',
): MetaDescriptor[] => checkoutMeta(matches, (t) => (number ? t(title, { number }) : t('findingTitle')))
