import type { deliveryRequests as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { requestDelivery } from '../request-delivery.ts'

export const deliveryRequestRoutes = {
  add: ({ body, country, language }, context) => requestDelivery(context, body, { country, language }),
} satisfies HandlersFor<typeof endpoints>
