import { ForgottenPassword } from '@shyrdak/react-store/widgets/forgotten-password'
import type { Route } from './+types/forgot-password.ts'
import { signInMeta } from '../../sign-in/sign-in-meta.ts'
import { SignInPage } from '../../sign-in/sign-in-page.tsx'
import type { PageHandle } from '../../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Forgot Password' }

export { clientLoader, loader } from '../../sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'forgotPassword')
}

export default function ForgotPasswordPage() {
  return (
    <SignInPage area="forgotPassword">
      <ForgottenPassword />
    </SignInPage>
  )
}
