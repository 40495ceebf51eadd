import { Registration } from '@shyrdak/react-store/widgets/registration'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { Route } from './+types/account-register-wholesale.ts'
import { signInMeta } from '../account/sign-in-meta.ts'
import { SignInPage } from '../account/sign-in-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Register Wholesale' }

export { clientLoader, loader } from '../account/load-sign-in.ts'

export function meta({ matches }: Route.MetaArgs) {
  return signInMeta(matches, 'registerWholesale')
}

export default function RegisterWholesalePage({ loaderData: { back } }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root')
  return (
    <SignInPage area="registerWholesale">
      <Registration audience="wholesale" back={back} countries={root?.shell.countries ?? []} />
    </SignInPage>
  )
}
