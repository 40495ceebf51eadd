import type { receipts } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { readReceipt } from '../receipts/read-receipt.ts'

export const receiptRoutes = {
  read: ({ params, query, principal }, context) => readReceipt(context, params.id, { principal, k: query.k }),
} satisfies HandlersFor<typeof receipts>
