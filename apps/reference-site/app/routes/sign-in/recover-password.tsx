import { RecoveredPassword } from '@shyrdak/react-store/widgets/recovered-password'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/recover-password.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Recover Password' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'recoverPassword')
}

export default function RecoverPasswordPage() {
  const [query] = useSearchParams()
  return (
    <SignInPage area="recoverPassword">
      <RecoveredPassword email={query.get('email') ?? ''} />
    </SignInPage>
  )
}
