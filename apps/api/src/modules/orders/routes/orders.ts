import type { orders } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { allOrders, listOrders } from '../list-orders.ts'
import type { OrdersContext } from '../context.ts'
import { placeOrder } from '../place-order.ts'
import { readOrder } from '../read-order.ts'

export const orderRoutes = {
  place: (call, context) => placeOrder(context, { ...call, kind: 'retail' }),
  list: (call, context) => listOrders(context, call),
  all: ({ principal }, context) => allOrders(context, principal),
  read: ({ params, query, principal }, context) =>
    readOrder(context, { id: params.id, kind: 'retail' }, { principal, k: query.k }),
  byPaymentLink: ({ params, query, principal }, context) =>
    readOrder(context, { paymentLink: params.uuid }, { principal, k: query.k }),
} satisfies HandlersFor<typeof orders, OrdersContext>
