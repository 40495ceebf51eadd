import { Registration } from '@shyrdak/react-store/widgets/registration'
import type { Route } from './+types/account-register.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Register' }

export { clientLoader, loader } from '../account/load-entrance.ts'

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'register')
}

export default function RegisterPage({ loaderData: { back } }: Route.ComponentProps) {
  return (
    <EntrancePage entrance="register">
      <Registration audience="retail" back={back} countries={[]} />
    </EntrancePage>
  )
}
