import type { orders } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { allOrders, pageOfOrders } from '../../orders/list-orders.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { readOrder } from '../../orders/read-order.ts'

export const orderRoutes = {
  place: (call, tools) => placeOrder(tools, { ...call, kind: 'retail' }),
  list: (call, tools) => pageOfOrders(tools, 'retail', call),
  all: ({ actor }, tools) => allOrders(tools, actor),
  read: ({ params, query, actor }, tools) =>
    readOrder(tools, { id: params.id, kind: 'retail' }, { actor, k: query.k }),
  byPaymentLink: ({ params, query, actor }, tools) =>
    readOrder(tools, { paymentLink: params.uuid }, { actor, k: query.k }),
} satisfies HandlersFor<typeof orders>
