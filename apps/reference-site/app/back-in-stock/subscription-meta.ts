import type { MetaDescriptor } from 'react-router'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { subscriptionMessages } from './subscription-messages.ts'

/** The title of a page that a letter leads to. Nobody has to find it by a search engine. */
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
