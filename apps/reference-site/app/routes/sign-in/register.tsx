import { Registration } from '@shyrdak/react-store/widgets/registration'
import type { Route } from './+types/register.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Register' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'register')
}

export default function RegisterPage({ loaderData: { back } }: Route.ComponentProps) {
  return (
    <SignInPage area="register">
      <Registration audience="retail" returnTo={back} countries={[]} />
    </SignInPage>
  )
}
