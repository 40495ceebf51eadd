import { delivery } from './delivery.ts'
import { orderRequests } from './order-requests.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** Quotes, orders and payments of the retail store. */
export const retailOrders = { delivery, orders, payments, requests: orderRequests } as const
