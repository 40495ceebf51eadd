import { messagesIn } from '#messages/messages-in.ts'
import { addressAfterLogin } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import type { Route } from './+types/login.ts'
import { DeskSignIn } from '#desk/sign-in/desk-sign-in.tsx'
import type { PageHandle } from '#page/kind.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { DESK_NAMESPACES } from '#messages/page-namespaces.ts'
import { pageStore } from '#store/page-store.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Desk Login' }

export { loader } from '#sign-in/load-sign-in.ts'

/** Redirects managers who are already logged in. A client of the shop may still log in here as a manager. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const store = pageStore()
  const [found] = await Promise.all([
    serverLoader(),
    store.auth.start(),
    store.loadMessages(['account', 'blocks', ...DESK_NAMESPACES]),
  ])
  if (store.auth.view()?.audience === 'manager') throw redirect(addressAfterLogin('manager', found.back))
  return found
}
clientLoader.hydrate = true as const

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'desk/sign-in')
  return pageMeta(pageContext, { title: t('title'), description: t('lead'), hidden: true })
}

export default function DeskLoginPage({ loaderData: { back, demo } }: Route.ComponentProps) {
  return <DeskSignIn back={back} demo={demo} />
}
