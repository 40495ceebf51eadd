import type { Route } from './+types/proposal.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadProposal } from '#craftsman/load-craftsman.ts'
import { ProposalView } from '#craftsman/proposal-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Proposal' }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadProposal(request, Number(params.id))

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('goods'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanProposalPage({ loaderData }: Route.ComponentProps) {
  return <ProposalView {...loaderData} />
}
