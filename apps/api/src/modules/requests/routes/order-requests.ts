import type { orderRequests as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { makeRequest } from '../make-request.ts'
import { ownRequests, requestsOf } from '../read-requests.ts'

export const orderRequestRoutes = {
  own: ({ principal }, context) => ownRequests(context, principal),
  ofOrder: ({ params, query, principal }, context) =>
    requestsOf(context, params.id, { principal, k: query.k }),
  create: ({ params, query, body, principal }, context) =>
    makeRequest(context, params.id, body, { principal, k: query.k }),
} satisfies HandlersFor<typeof endpoints>
