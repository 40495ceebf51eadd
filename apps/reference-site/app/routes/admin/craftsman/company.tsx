import type { Route } from './+types/company.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadCompany } from '#craftsman/load-craftsman.ts'
import { CompanyView } from '#craftsman/company-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Company' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCompany(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('company'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanCompanyPage({ loaderData }: Route.ComponentProps) {
  return <CompanyView person={loaderData} />
}
