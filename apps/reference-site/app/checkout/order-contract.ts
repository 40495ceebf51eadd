import { orders, specialOrders } from '@shyrdak/sdk/contract'

/** The calls that load an order of either kind. */
export const orderContract = {
  retailOrders: { orders: { read: orders.read } },
  specialGoods: { orders: { read: specialOrders.read } },
} as const
