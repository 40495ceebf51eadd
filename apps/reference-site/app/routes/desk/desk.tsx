import { messagesIn } from '#messages/messages-in.ts'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { Outlet, useRevalidator, useRouteError } from 'react-router'
import type { Route } from './+types/desk.ts'
import { guardDesk } from '#desk/desk-guard.ts'
import { DeskFrame } from '#desk/desk-page.tsx'
import { DeskProblem } from '#desk/desk-problem.tsx'
import { DeskQueries } from '#desk/desk-queries.tsx'
import { deskTitle } from '#desk/desk-title.ts'
import { LeaveGuard } from '#desk/form/leave-guard.tsx'
import { Opening } from '#desk/loaded.tsx'
import type { PageHandle } from '#page/kind.ts'
import { pageContextIn, pageMeta } from '#page/page-meta.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => guardDesk(request)

/** The manager never changes within an open document: a session that ends opens another one. */
export const shouldRevalidate = () => false

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const { language = 'ru', path = '' } = pageContext ?? {}
  const description = messagesIn(language, 'site/desk')('description')
  return pageMeta(pageContext, { title: deskTitle(language, path), description, hidden: true })
}

/** The frame that is shown, the same for everybody, until the browser knows the manager. */
export function HydrateFallback() {
  const { language, path } = usePageContext()
  return (
    <DeskFrame title={deskTitle(language, path)}>
      <Opening />
    </DeskFrame>
  )
}

/** Shows an error inside the desk's frame, so that its menu still works. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  return (
    <DeskFrame title={messagesIn(usePageContext().language, 'site/desk')('desk')}>
      <DeskProblem error={error} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
    </DeskFrame>
  )
}

/**
 * The frame of the managers' desk. Its pages load data by queries and only in browsers, so the server's build
 * omits them.
 */
export default function Desk() {
  return (
    <DeskQueries>
      <LeaveGuard>
        <Outlet />
      </LeaveGuard>
      {/* Outside the pages, so that an alert survives a navigation. */}
      <AlertStack />
    </DeskQueries>
  )
}
