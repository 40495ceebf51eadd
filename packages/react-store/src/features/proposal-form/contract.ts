import { proposals } from '@shyrdak/sdk/contract'

/** What a craftsman proposes to sell. */
export const proposalContract = { specialGoods: { proposals } } as const
