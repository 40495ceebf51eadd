import { messagesIn } from '../messages/messages-in.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

/** The title of a page that an email links to, hidden from search engines. */
export function subscriptionMeta(
  matches: Parameters<typeof pageContextIn>[0],
  of: 'confirm' | 'cancel',
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/back-in-stock')
  return [
    ...pageMeta(pageContext, { title: t(`${of}.title`), description: t(`${of}.lead`), hidden: true }),
    // The URL contains a secret.
    { name: 'referrer', content: 'origin' },
  ]
}
