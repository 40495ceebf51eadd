import type { Route } from './+types/goods.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadProposals } from '#craftsman/load-craftsman.ts'
import { ProposalsView } from '#craftsman/proposals-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Goods' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProposals(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('goods'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanGoodsPage({ loaderData }: Route.ComponentProps) {
  return <ProposalsView page={loaderData} />
}
