import { addressAfterLogin } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import type { Route } from './+types/desk-login.ts'
import { DeskEntrance } from '../desk/desk-entrance.tsx'
import { deskEntranceWords } from '../desk/desk-entrance-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { pageStore } from '../store/page-store.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Desk Login' }

export { loader } from '../account/load-entrance.ts'

/** A manager who is known is led on; a client of the store may be somebody else here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const store = pageStore()
  const [found] = await Promise.all([serverLoader(), store.auth.start(), store.loadWords(['account'])])
  if (store.auth.view()?.audience === 'manager') throw redirect(addressAfterLogin('manager', found.back))
  return found
}
clientLoader.hydrate = true as const

export function meta({ matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  const { title, lead } = deskEntranceWords[visit?.language ?? 'ru']
  return pageMeta(visit, { title, description: lead, hidden: true })
}

export default function DeskLoginPage({ loaderData: { back, demo } }: Route.ComponentProps) {
  return <DeskEntrance back={back} demo={demo} />
}
