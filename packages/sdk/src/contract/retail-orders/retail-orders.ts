import { delivery } from './delivery.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** Quotes, orders and payments of the retail store. */
export const retailOrders = { delivery, orders, payments } as const
