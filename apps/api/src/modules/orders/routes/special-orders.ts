import type { specialOrders as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { refuse } from '#platform/refusal.ts'
import type { OrdersContext } from '../context.ts'
import { placeOrder } from '../place-order.ts'
import { listSpecialOrders } from '../special/list-special-orders.ts'
import { moveSpecialOrder } from '../special/move-special-order.ts'
import { readPart, readSpecialOrder } from '../special/read-special-order.ts'

export const specialOrderRoutes = {
  place: (call, context) => placeOrder(context, { ...call, kind: 'special' }),
  list: (call, context) => listSpecialOrders(context, call),
  read: ({ params, query, principal }, context) =>
    readSpecialOrder(context, params.id, { principal, k: query.k }),
  move: async ({ params, body, principal }, context) => {
    await moveSpecialOrder(context, params.id, body, principal)
    const part = await readPart(context, params.id, principal)
    if (!part) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    return part
  },
} satisfies HandlersFor<typeof endpoints, OrdersContext>
