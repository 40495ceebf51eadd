import { delivery, orders, payments, specialOrders } from '@shyrdak/sdk/contract'

const { paypal, kkb, kicb, yookassa } = payments

/** The endpoints of checkout. */
export const checkoutContract = {
  retailOrders: {
    delivery: { services: delivery.services, ways: delivery.ways },
    orders: { place: orders.place },
    payments: { paypal, kkb, kicb, yookassa },
  },
  specialGoods: { orders: { place: specialOrders.place } },
} as const
