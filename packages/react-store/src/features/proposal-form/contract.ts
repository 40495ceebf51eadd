import { proposals } from '@shyrdak/sdk/contract'

/** The endpoints of a craftsman's product proposals. */
export const proposalContract = { specialGoods: { proposals } } as const
