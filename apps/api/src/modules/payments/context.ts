import type { OrdersContext } from '#modules/orders/index.ts'

/** Payments reach what orders do: a refused one answers with a fresh quote. */
export type PaymentsContext = OrdersContext
