import type { MetaDescriptor } from 'react-router'
import { signInMessages, type SignInArea } from './sign-in-messages.ts'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

/** The title of a page that lets people in. Nobody has to find it by a search engine. */
export function signInMeta(matches: Parameters<typeof pageContextIn>[0], area: SignInArea): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const { title, lead } = signInMessages[pageContext?.language ?? 'ru'].pages[area]
  return [
    ...pageMeta(pageContext, { title, description: lead, hidden: true }),
    // The address may hold a secret or somebody's email.
    { name: 'referrer', content: 'origin' },
  ]
}
