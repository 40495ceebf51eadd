import type { subscribers as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { addSubscriber, leaveList, rejoinList } from '../subscribe.ts'

export const subscriberRoutes = {
  add: ({ body, language }, context) => addSubscriber(context, body, language),
  leave: async ({ body }, context) => {
    await leaveList(context, body.k)
    return { status: true } as const
  },
  rejoin: async ({ body }, context) => {
    await rejoinList(context, body.k)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof endpoints>
