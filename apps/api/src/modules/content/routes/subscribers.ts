import type { subscribers as endpoints } from '@shyrdak/sdk/contract'
import { addSubscriber } from '../save-message.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const subscriberRoutes = {
  add: ({ body, language }, context) => addSubscriber(context, body, language),
} satisfies HandlersFor<typeof endpoints>
