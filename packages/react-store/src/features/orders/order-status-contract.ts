import { orders, specialOrders } from '@shyrdak/sdk/contract'

/** The endpoints that read an order of either kind. */
export const orderStatusContract = {
  retailOrders: { orders: { read: orders.read } },
  specialGoods: { orders: { read: specialOrders.read } },
} as const
