import type { managedOrders } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listManagedOrders } from './list-managed-orders.ts'
import { moveManagedOrder } from './move-managed-order.ts'
import { readManagedOrder } from './present-managed-order.ts'
import { trackOrder } from './track-order.ts'

export const managedOrderRoutes = {
  list: listManagedOrders,
  read: ({ params }, { db }) => readManagedOrder(db, params.id),
  move: async ({ params, body, principal }, context) => {
    await moveManagedOrder(context, params.id, body, principal)
    return readManagedOrder(context.db, params.id)
  },
  track: async ({ params, body }, context) => {
    await trackOrder(context, params.id, body)
    return readManagedOrder(context.db, params.id)
  },
} satisfies HandlersFor<typeof managedOrders>
