import type { subscribers as endpoints } from '@shyrdak/sdk/contract'
import { addSubscriber } from '../../content/save-message.ts'
import type { HandlersFor } from '../../handler.ts'

export const subscriberRoutes = {
  add: ({ body, language }, context) => addSubscriber(context, body, language),
} satisfies HandlersFor<typeof endpoints>
