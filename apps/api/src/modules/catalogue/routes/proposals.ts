import type { proposals } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import {
  changeProposal,
  listProposals,
  propose,
  readProposal,
  withdrawProposal,
} from '../proposals/own-proposals.ts'

export const proposalRoutes = {
  list: listProposals,
  read: ({ params, principal }, context) => readProposal(context, principal, params.id),
  create: (call, context) => propose(context, call),
  update: ({ params, query, body, principal }, context) =>
    changeProposal(context, principal, { ...params, ...query }, body),
  remove: async ({ params, query, principal }, context) => {
    await withdrawProposal(context, principal, { ...params, ...query })
    return { status: true }
  },
} satisfies HandlersFor<typeof proposals>
