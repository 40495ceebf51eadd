import { wholesaleOrders } from '@shyrdak/sdk/contract'

/** The endpoint that places a wholesale order. */
export const wholesaleOrderContract = {
  wholesale: { orders: { place: wholesaleOrders.place } },
} as const
