import type { managedOrderRequests } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { answerRequest } from '../answer-request.ts'
import { listRequests, readRequest } from '../managed-requests.ts'

export const managedOrderRequestRoutes = {
  list: listRequests,
  read: ({ params }, context) => readRequest(context, params.id),
  accept: async ({ params, body, principal }, context) => {
    await answerRequest(context, params.id, { state: 'accepted', note: body.note ?? '', by: principal })
    return readRequest(context, params.id)
  },
  refuse: async ({ params, body, principal }, context) => {
    await answerRequest(context, params.id, { state: 'refused', note: body.reason, by: principal })
    return readRequest(context, params.id)
  },
} satisfies HandlersFor<typeof managedOrderRequests>
