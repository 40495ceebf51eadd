import type { specialOrders as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import type { OrdersContext } from '../context.ts'
import { placeOrder } from '../place-order.ts'
import { listSpecialOrders } from '../special/list-special-orders.ts'
import { readSpecialOrder } from '../special/read-special-order.ts'

export const specialOrderRoutes = {
  place: (call, context) => placeOrder(context, { ...call, kind: 'special' }),
  list: (call, context) => listSpecialOrders(context, call),
  read: ({ params, query, principal }, context) =>
    readSpecialOrder(context, params.id, { principal, k: query.k }),
} satisfies HandlersFor<typeof endpoints, OrdersContext>
