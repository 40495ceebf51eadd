import { ForgottenPassword } from '@shyrdak/react-store/widgets/forgotten-password'
import type { Route } from './+types/account-forgot-password.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import { leadOn, loadEntrance } from '../account/load-entrance.ts'
import type { PageHandle } from '../page/kind.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Forgot Password' }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadEntrance(request, context.get(visitContext))

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), leadOn(request)])
  return found
}
clientLoader.hydrate = true as const

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'forgotPassword')
}

export default function ForgotPasswordPage() {
  return (
    <EntrancePage entrance="forgotPassword">
      <ForgottenPassword />
    </EntrancePage>
  )
}
