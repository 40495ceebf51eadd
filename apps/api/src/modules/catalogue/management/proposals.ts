import type { managedProposals } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { moderateProposal } from '../proposals/moderate-proposal.ts'
import { listManagedProposals, readManagedProposal } from '../proposals/managed-proposals.ts'

export const managedProposalRoutes = {
  list: listManagedProposals,
  read: ({ params }, context) => readManagedProposal(context, params.id),
  publish: async ({ params, query, body, principal }, context) => {
    await moderateProposal(
      context,
      { ...params, ...query, by: principal },
      { state: 'published', texts: body },
    )
    return readManagedProposal(context, params.id)
  },
  sendBack: async ({ params, query, body, principal }, context) => {
    await moderateProposal(
      context,
      { ...params, ...query, by: principal },
      { state: 'returned', reason: body.reason },
    )
    return readManagedProposal(context, params.id)
  },
} satisfies HandlersFor<typeof managedProposals>
