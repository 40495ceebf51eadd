import type { mailingList } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listSubscribers, makeSubscribersFile, removeSubscriber } from '../read-subscribers.ts'

export const mailingListRoutes = {
  list: listSubscribers,
  file: (_call, context) => makeSubscribersFile(context),
  remove: ({ params }, context) => removeSubscriber(context, params.id),
} satisfies HandlersFor<typeof mailingList>
