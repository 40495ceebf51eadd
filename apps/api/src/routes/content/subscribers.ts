import type { subscribers as endpoints } from '@shyrdak/sdk/contract'
import { addSubscriber } from '../../content/keep-message.ts'
import type { HandlersFor } from '../../handler.ts'

export const subscriberRoutes = {
  add: ({ body, language }, tools) => addSubscriber(tools, body, language),
} satisfies HandlersFor<typeof endpoints>
