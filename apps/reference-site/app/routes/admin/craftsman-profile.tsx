import type { Route } from './+types/craftsman-profile.ts'
import { accountMeta } from '../../account/account-meta.ts'
import { AccountFallback } from '../../account/account-page.tsx'
import { loadWorkshop } from '../../account/load-workshop.ts'
import { WorkshopView } from '../../account/workshop-view.tsx'
import type { PageHandle } from '../../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Profile' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadWorkshop(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('profile'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanProfilePage({ loaderData }: Route.ComponentProps) {
  return <WorkshopView {...loaderData} />
}
