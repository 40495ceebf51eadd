import { Registration } from '@shyrdak/react-store/widgets/registration'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { Route } from './+types/account-register-wholesale.ts'
import { entranceMeta } from '../account/entrance-meta.ts'
import { EntrancePage } from '../account/entrance-page.tsx'
import { leadOn, loadEntrance } from '../account/load-entrance.ts'
import type { PageHandle } from '../page/kind.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Register Wholesale' }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadEntrance(request, context.get(visitContext))

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), leadOn(request)])
  return found
}
clientLoader.hydrate = true as const

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
