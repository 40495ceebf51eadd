import { messagesIn } from '#messages/messages-in.ts'
import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import type { PageHandle } from '#page/kind.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Page Not Found' }

/** Handles all unmatched addresses as a 404, and requests that the server refused with their own status. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(requestContextKey).refused ?? 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/failure')
  return pageMeta(pageContext, {
    title: t('pageNotFound'),
    description: t('pageNotFoundHint'),
    hidden: true,
  })
}

export default function NotFound() {
  return null
}
