import { RecoveredPassword } from '@shyrdak/react-store/widgets/recovered-password'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/account-recover-password.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Recover Password' }

export { clientLoader, loader } from '../account/load-entrance.ts'

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
