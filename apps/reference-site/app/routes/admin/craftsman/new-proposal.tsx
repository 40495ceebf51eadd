import type { Route } from './+types/new-proposal.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadProposal } from '#craftsman/load-craftsman.ts'
import { ProposalView } from '#craftsman/proposal-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'New Craftsman Proposal' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProposal(request, null)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('goods'))
}

export const HydrateFallback = AccountFallback

export default function NewCraftsmanProposalPage({ loaderData }: Route.ComponentProps) {
  return <ProposalView {...loaderData} />
}
