import type { managedDeliveryRequests } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { countryDemand, listDeliveryRequests, removeDeliveryRequest } from '../read-delivery-requests.ts'

export const managedDeliveryRequestRoutes = {
  list: listDeliveryRequests,
  countries: (_call, context) => countryDemand(context),
  remove: ({ params }, context) => removeDeliveryRequest(context, params.id),
} satisfies HandlersFor<typeof managedDeliveryRequests>
