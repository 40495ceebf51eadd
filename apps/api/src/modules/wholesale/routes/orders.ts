import type { readOrderFile, wholesaleOrders } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { checkOrderFile } from '../order-files/check-order-file.ts'
import { placeOrder } from '../orders/place-order.ts'
import { listOrders, readOrder } from '../orders/read-orders.ts'

export const wholesaleOrderRoutes = {
  place: (call, context) => placeOrder(context, call),
  list: listOrders,
  read: ({ params, principal }, context) => readOrder(context, principal, params.id),
  readFile: (call, context) => checkOrderFile(call, context),
} satisfies HandlersFor<typeof wholesaleOrders & { readFile: typeof readOrderFile }>
