import type { managedPayments } from '@shyrdak/sdk/management'
import { readManagedOrder } from '#modules/orders/index.ts'
import type { HandlersFor } from '#platform/handler.ts'
import type { PaymentsContext } from '../context.ts'
import { requestRefund } from '../refunds/request-refund.ts'

export const managedPaymentRoutes = {
  refund: async ({ params, body, principal }, context) => {
    await requestRefund(context, { orderId: params.id, attemptId: params.attempt }, body, principal)
    return readManagedOrder(context.db, params.id)
  },
} satisfies HandlersFor<typeof managedPayments, PaymentsContext>
