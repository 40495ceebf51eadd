import { Login } from '@shyrdak/react-store/widgets/login'
import type { Route } from './+types/account-craftsman-login.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import { leadOn, loadEntrance } from '../account/load-entrance.ts'
import type { PageHandle } from '../page/kind.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Craftsman Login' }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadEntrance(request, context.get(visitContext))

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), leadOn(request)])
  return found
}
clientLoader.hydrate = true as const

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'craftsmanLogin')
}

export default function CraftsmanLoginPage({ loaderData: { back, demo } }: Route.ComponentProps) {
  return (
    <EntrancePage entrance="craftsmanLogin" demo={demo}>
      <Login door="craftsman" back={back} />
    </EntrancePage>
  )
}
