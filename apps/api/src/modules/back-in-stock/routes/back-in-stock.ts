import type { backInStock as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { cancelSubscription, confirmSubscription } from '../confirm-subscription.ts'
import { subscribeToStock } from '../subscribe-to-stock.ts'

export const backInStockRoutes = {
  create: ({ body, principal, language }, context) =>
    subscribeToStock(context, body, { principal, language }),
  confirm: ({ body }, context) => confirmSubscription(context, body.k),
  cancel: async ({ body }, context) => {
    await cancelSubscription(context, body.k)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof endpoints>
