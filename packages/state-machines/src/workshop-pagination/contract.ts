import { artisans } from '@shyrdak/sdk/contract'

/** The call of the list of workshops. */
export const workshopPaginationContract = { specialGoods: { artisans: { list: artisans.list } } } as const
