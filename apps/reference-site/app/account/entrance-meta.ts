import type { MetaDescriptor } from 'react-router'
import { entranceWords, type Entrance } from './entrance-words.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'

/** The title of a page that lets people in. Nobody has to find it by a search engine. */
export function entranceMeta(matches: Parameters<typeof visitIn>[0], entrance: Entrance): MetaDescriptor[] {
  const visit = visitIn(matches)
  const { title, lead } = entranceWords[visit?.language ?? 'ru'].pages[entrance]
  return [
    ...pageMeta(visit, { title, description: lead, hidden: true }),
    // The address may hold a secret or somebody's e-mail.
    { name: 'referrer', content: 'origin' },
  ]
}
