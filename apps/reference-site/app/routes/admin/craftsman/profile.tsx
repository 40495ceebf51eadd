import type { Route } from './+types/profile.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadPerson } from '#craftsman/load-craftsman.ts'
import { PersonView } from '#craftsman/person-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Profile' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPerson(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('profile'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanProfilePage({ loaderData }: Route.ComponentProps) {
  return <PersonView {...loaderData} />
}
