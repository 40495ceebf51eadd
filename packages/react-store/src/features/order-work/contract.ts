import { specialOrders } from '@shyrdak/sdk/contract'

/** The endpoints with which a craftsman processes an order. */
export const orderWorkContract = {
  specialGoods: { orders: { move: specialOrders.move, read: specialOrders.read } },
} as const
