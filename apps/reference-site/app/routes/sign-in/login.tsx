import { Login } from '@shyrdak/react-store/widgets/login'
import type { Route } from './+types/login.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Login' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'login')
}

export default function LoginPage({ loaderData: { back, demo } }: Route.ComponentProps) {
  return (
    <SignInPage area="login" demo={demo}>
      <Login area="shop" returnTo={back} />
    </SignInPage>
  )
}
