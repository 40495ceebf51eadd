import type { managedWholesaleOrders } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listManagedOrders, readManagedOrder } from '../orders/managed-orders.ts'
import { moveOrder } from '../orders/move-order.ts'

export const managedWholesaleOrderRoutes = {
  list: listManagedOrders,
  read: ({ params }, context) => readManagedOrder(context, params.id),
  move: async ({ principal, params, body }, context) => {
    await moveOrder(context, principal, params.id, body)
    return readManagedOrder(context, params.id)
  },
} satisfies HandlersFor<typeof managedWholesaleOrders>
