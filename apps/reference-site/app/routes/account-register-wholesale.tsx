import { Registration } from '@shyrdak/react-store/widgets/registration'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { Route } from './+types/account-register-wholesale.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Register Wholesale' }

export { clientLoader, loader } from '../account/load-entrance.ts'

export function meta({ matches }: Route.MetaArgs) {
  return entranceMeta(matches, 'registerWholesale')
}

export default function RegisterWholesalePage({ loaderData: { back } }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root')
  return (
    <EntrancePage entrance="registerWholesale">
      <Registration audience="wholesale" back={back} countries={root?.shell.countries ?? []} />
    </EntrancePage>
  )
}
