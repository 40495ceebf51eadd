import * as z from 'zod/mini'
import { holderOrOwner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { FILE_LIMIT } from '../rate-limits.ts'
import { OrderSecretQuery } from '../retail-orders/orders.ts'
import { Id } from '../scalars.ts'

export const receipts = {
  read: endpoint({
    method: 'GET',
    path: '/frontend/order-receipt/:id',
    summary:
      'Retrieve the receipt of a retail or special order as PDF, in the language of the order: an invoice until it is paid. Requires the owner’s session or the order’s secret `k`; otherwise returns NOT_FOUND.',
    access: holderOrOwner('frontend', 'wholesale'),
    params: z.object({ id: Id }),
    query: OrderSecretQuery,
    response: fileOf('pdf'),
    errors: { NOT_FOUND: {} },
    limit: FILE_LIMIT,
  }),
}
