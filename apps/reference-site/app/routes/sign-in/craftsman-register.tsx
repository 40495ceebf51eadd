import { Registration } from '@shyrdak/react-store/widgets/registration'
import type { Route } from './+types/craftsman-register.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Craftsman Register' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'craftsmanRegister')
}

export default function CraftsmanRegisterPage({ loaderData: { back } }: Route.ComponentProps) {
  return (
    <SignInPage area="craftsmanRegister">
      <Registration audience="craftsman" returnTo={back} countries={[]} />
    </SignInPage>
  )
}
