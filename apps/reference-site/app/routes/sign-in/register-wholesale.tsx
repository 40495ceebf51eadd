import { Registration } from '@shyrdak/react-store/widgets/registration'
import { useCountries } from '#shell/use-countries.ts'
import type { Route } from './+types/register-wholesale.ts'
import { signInMeta } from '#sign-in/sign-in-meta.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Register Wholesale' }

export { clientLoader, loader } from '#sign-in/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'registerWholesale')
}

export default function RegisterWholesalePage({ loaderData: { back } }: Route.ComponentProps) {
  return (
    <SignInPage area="registerWholesale">
      <Registration audience="wholesale" returnTo={back} countries={useCountries()} />
    </SignInPage>
  )
}
