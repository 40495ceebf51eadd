import type { guestOrders } from '@shyrdak/sdk/contract'
import { claimGuestOrders, countGuestOrders } from '../../auth/guest-orders.ts'
import { sessionPrincipal } from '../../auth/own-account.ts'
import type { HandlersFor } from '../../handler.ts'

export const guestOrderRoutes = {
  count: async ({ principal }, context) => ({
    count: await countGuestOrders(context, sessionPrincipal(principal)),
  }),
  claim: async ({ principal }, context) => ({
    count: await claimGuestOrders(context, sessionPrincipal(principal)),
  }),
} satisfies HandlersFor<typeof guestOrders>
