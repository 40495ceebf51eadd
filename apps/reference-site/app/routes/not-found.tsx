import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { siteMessages } from '../locales/site-messages.ts'
import type { PageHandle } from '../page/kind.ts'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { requestContextKey } from '../page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Page Not Found' }

/** Every address that nothing else answers, and whatever the server refused before: with its status. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(requestContextKey).refused ?? 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const messages = siteMessages(pageContext?.language ?? 'ru').failure
  return pageMeta(pageContext, {
    title: messages.pageNotFound,
    description: messages.pageNotFoundHint,
    hidden: true,
  })
}

export default function NotFound() {
  return null
}
