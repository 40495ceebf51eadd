import { Login } from '@shyrdak/react-store/widgets/login'
import type { Route } from './+types/account-login.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Login' }

export { clientLoader, loader } from '../account/load-entrance.ts'

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'login')
}

export default function LoginPage({ loaderData: { back, demo } }: Route.ComponentProps) {
  return (
    <EntrancePage entrance="login" demo={demo}>
      <Login door="shop" back={back} />
    </EntrancePage>
  )
}
