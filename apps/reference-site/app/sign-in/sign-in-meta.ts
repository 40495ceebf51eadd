import { messagesIn } from '../messages/messages-in.ts'
import type { MetaDescriptor } from 'react-router'
import type { SignInArea } from './sign-in-area.ts'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'

/** The title of a sign-in page. Search engines do not need to index it. */
export function signInMeta(matches: Parameters<typeof pageContextIn>[0], area: SignInArea): MetaDescriptor[] {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/sign-in')
  return [
    ...pageMeta(pageContext, {
      title: t(`pages.${area}.title`),
      description: t(`pages.${area}.lead`),
      hidden: true,
    }),
    // The URL may contain a secret or an email address.
    { name: 'referrer', content: 'origin' },
  ]
}
