import { Registration } from '@shyrdak/react-store/widgets/registration'
import type { Route } from './+types/account-craftsman-register.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Craftsman Register' }

export { clientLoader, loader } from '../account/load-entrance.ts'

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'craftsmanRegister')
}

export default function CraftsmanRegisterPage({ loaderData: { back } }: Route.ComponentProps) {
  return (
    <EntrancePage entrance="craftsmanRegister">
      <Registration audience="craftsman" back={back} countries={[]} />
    </EntrancePage>
  )
}
