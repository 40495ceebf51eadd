import type { Route } from './+types/profile.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadProfile } from '#account/load-profile.ts'
import { ProfileView } from '#account/profile-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'profile' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProfile(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('profile'))
}

export const HydrateFallback = AccountFallback

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfileView {...loaderData} />
}
