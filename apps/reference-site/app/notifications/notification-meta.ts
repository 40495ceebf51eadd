import type { MetaDescriptor } from 'react-router'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { notificationWords } from './notification-words.ts'

/** The title of a page that a letter leads to. Nobody has to find it by a search engine. */
export function notificationMeta(
  matches: Parameters<typeof visitIn>[0],
  of: 'confirm' | 'cancel',
): MetaDescriptor[] {
  const visit = visitIn(matches)
  const { title, lead } = notificationWords[visit?.language ?? 'ru'][of]
  return [
    ...pageMeta(visit, { title, description: lead, hidden: true }),
    // The address holds a secret.
    { name: 'referrer', content: 'origin' },
  ]
}
