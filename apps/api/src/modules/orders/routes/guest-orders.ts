import type { guestOrders } from '@shyrdak/sdk/contract'
import { claimGuestOrders, countGuestOrders } from '../guest-orders.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const guestOrderRoutes = {
  count: async ({ principal }, context) => ({
    count: await countGuestOrders(context, principal),
  }),
  claim: async ({ principal }, context) => ({
    count: await claimGuestOrders(context, principal),
  }),
} satisfies HandlersFor<typeof guestOrders>
