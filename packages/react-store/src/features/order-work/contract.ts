import { specialOrders } from '@shyrdak/sdk/contract'

/** What a craftsman does with an order. */
export const orderWorkContract = {
  specialGoods: { orders: { move: specialOrders.move, read: specialOrders.read } },
} as const
