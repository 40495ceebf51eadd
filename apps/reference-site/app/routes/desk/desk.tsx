import { messagesIn } from '../../messages/messages-in.ts'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { Outlet, useRevalidator, useRouteError } from 'react-router'
import type { Route } from './+types/desk.ts'
import { guardDesk } from '../../desk/desk-guard.ts'
import { DeskFrame } from '../../desk/desk-page.tsx'
import { deskMeta } from '../../desk/desk-meta.ts'
import { DESK_HOME, sectionAt } from '../../desk/desk-menu.ts'
import { DeskProblem } from '../../desk/desk-problem.tsx'
import { DeskQueries } from '../../desk/desk-queries.tsx'
import { listTitle } from '../../desk/list/list-context.ts'
import { Opening } from '../../desk/loaded.tsx'
import type { PageHandle } from '../../page/kind.ts'
import { usePageContext } from '../../page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => guardDesk(request)

/** Who looks does not change while the same document is open; a session that ends opens another. */
export const shouldRevalidate = () => false

export const meta = deskMeta((t) => t('desk'))

/** What stands there until the browser knows who looks: the same for everybody, below the title of the list. */
export function HydrateFallback() {
  const { language, path } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const section = sectionAt(path)
  const title = path === DESK_HOME ? t('today') : section ? listTitle(language, `desk/${section}`) : t('desk')
  return (
    <DeskFrame title={title}>
      <Opening />
    </DeskFrame>
  )
}

/** What broke, inside the frame that leads on. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  return (
    <DeskFrame title={messagesIn(usePageContext().language, 'site/desk')('desk')}>
      <DeskProblem error={error} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
    </DeskFrame>
  )
}

/** The desk of the store's managers. Its pages read by queries. */
export default function Desk() {
  return (
    <DeskQueries>
      <Outlet />
      {/* Stays while pages come and go: what is done on one may be said on the next. */}
      <AlertStack />
    </DeskQueries>
  )
}
