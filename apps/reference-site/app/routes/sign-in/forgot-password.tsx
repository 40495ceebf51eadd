import { ForgottenPassword } from '@shyrdak/react-store/widgets/forgotten-password'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/forgot-password.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Forgot Password' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

/** Only an invitation's link contains an email address. The invited person has no password yet. */
const areaOf = (email: string) => (email === '' ? 'forgotPassword' : 'firstPassword')

export function meta({ matches, location }: Route.MetaArgs) {
  return signInMeta(matches, areaOf(new URLSearchParams(location.search).get('email') ?? ''))
}

export default function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  return (
    <SignInPage area={areaOf(email)}>
      <ForgottenPassword email={email} />
    </SignInPage>
  )
}
