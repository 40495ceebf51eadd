import { Profile } from '@shyrdak/react-store/widgets/profile'
import type { Route } from './+types/desk-profile.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { deskPage } from '../desk/desk-own-page.ts'
import { DeskFallback, DeskPage } from '../desk/desk-page.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import type { PageHandle } from '../page/kind.ts'
import { usePageContext } from '../page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Profile' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deskPage(request, ['account', 'profile'], async ({ store }) => {
    const { auth, management } = await store.account()
    const [person, sessions] = await Promise.all([management.profile.read(), auth.sessions.list()])
    return { person, sessions }
  })

export function meta({ matches }: Route.MetaArgs) {
  return deskMeta(matches, (messages) => messages.profile)
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

/** Who the manager is, their password and where they are logged in. */
export default function DeskProfilePage({ loaderData: { person, sessions } }: Route.ComponentProps) {
  const messages = deskMessages[usePageContext().language]
  return (
    <DeskPage title={messages.profile}>
      <Profile key={person.id} person={person} audience="manager" sessions={sessions} />
    </DeskPage>
  )
}
