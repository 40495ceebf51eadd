import type { specialOrders as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { listSpecialOrders } from '../../orders/special/list-special-orders.ts'
import { readSpecialOrder } from '../../orders/special/read-special-order.ts'

export const specialOrderRoutes = {
  place: (call, tools) => placeOrder(tools, { ...call, kind: 'special' }),
  list: (call, tools) => listSpecialOrders(tools, call),
  read: ({ params, query, actor }, tools) => readSpecialOrder(tools, params.id, { actor, k: query.k }),
} satisfies HandlersFor<typeof endpoints>
