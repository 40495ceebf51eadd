import { wholesaleOrders } from '@shyrdak/sdk/contract'

/** The call of a wholesale order. */
export const wholesaleOrderContract = {
  wholesale: { orders: { place: wholesaleOrders.place } },
} as const
