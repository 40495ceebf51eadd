import '#gate/gate.css'
import { data } from 'react-router'
import type { Route } from './+types/access-gate.ts'
import { messagesIn } from '#messages/messages-in.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import type { PageHandle } from '#page/kind.ts'
import { GatePage } from '#gate/gate-page.tsx'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Access Gate' }

/** Rendered at every address while the gate is closed. When it is open, the route itself is a 404. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { gate, prefix, path } = context.get(requestContextKey)
  if (!gate) throw data(null, { status: 404 })
  const returnTo = `${prefix}${path}${new URL(request.url).search}`
  return data({ gate, returnTo }, { status: gate.kind === 'limited' ? 429 : 401 })
}

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/gate')
  return pageMeta(pageContext, { title: t('title'), description: t('description'), hidden: true })
}

export default function AccessGateRoute({ loaderData: { gate, returnTo } }: Route.ComponentProps) {
  return <GatePage gate={gate} returnTo={returnTo} />
}
