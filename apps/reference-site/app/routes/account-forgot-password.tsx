import { ForgottenPassword } from '@shyrdak/react-store/widgets/forgotten-password'
import type { Route } from './+types/account-forgot-password.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Forgot Password' }

export { clientLoader, loader } from '../account/load-entrance.ts'

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
