import type { OrdersContext } from '#modules/orders/index.ts'

/** Payments need the context of orders: a refused payment is answered with a fresh quote. */
export type PaymentsContext = OrdersContext
