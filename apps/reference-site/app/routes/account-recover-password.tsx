import { RecoveredPassword } from '@shyrdak/react-store/widgets/recovered-password'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/account-recover-password.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import { leadOn, loadEntrance } from '../account/load-entrance.ts'
import type { PageHandle } from '../page/kind.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Recover Password' }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadEntrance(request, context.get(visitContext))

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), leadOn(request)])
  return found
}
clientLoader.hydrate = true as const

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'recoverPassword')
}

export default function RecoverPasswordPage() {
  const [query] = useSearchParams()
  return (
    <EntrancePage entrance="recoverPassword">
      <RecoveredPassword email={query.get('email') ?? ''} />
    </EntrancePage>
  )
}
