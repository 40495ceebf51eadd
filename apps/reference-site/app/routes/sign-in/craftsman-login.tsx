import { Login } from '@shyrdak/react-store/widgets/login'
import type { Route } from './+types/craftsman-login.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Craftsman Login' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'craftsmanLogin')
}

export default function CraftsmanLoginPage({ loaderData: { back, demo } }: Route.ComponentProps) {
  return (
    <SignInPage area="craftsmanLogin" demo={demo}>
      <Login area="craftsman" returnTo={back} />
    </SignInPage>
  )
}
