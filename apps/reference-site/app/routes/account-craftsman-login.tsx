import { Login } from '@shyrdak/react-store/widgets/login'
import type { Route } from './+types/account-craftsman-login.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Craftsman Login' }

export { clientLoader, loader } from '../account/load-entrance.ts'

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
