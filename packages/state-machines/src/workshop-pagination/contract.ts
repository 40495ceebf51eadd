import { artisans } from '@shyrdak/sdk/contract'

/** The endpoint that lists workshops. */
export const workshopPaginationContract = { specialGoods: { artisans: { list: artisans.list } } } as const
