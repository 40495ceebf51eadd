import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { subscriptionMessages } from './subscription-messages.ts'

/** The title of a page that an email links to, hidden from search engines. */
export function subscriptionMeta(
  matches: Parameters<typeof pageContextIn>[0],
  of: 'confirm' | 'cancel',
): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const { title, lead } = subscriptionMessages[pageContext?.language ?? 'ru'][of]
  return [
    ...pageMeta(pageContext, { title, description: lead, hidden: true }),
    // The address holds a secret.
    { name: 'referrer', content: 'origin' },
  ]
}
