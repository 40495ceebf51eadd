import type { guestOrders } from '@shyrdak/sdk/contract'
import { claimGuestOrders, countGuestOrders } from '../../auth/guest-orders.ts'
import { sessionActor } from '../../auth/own-account.ts'
import type { HandlersFor } from '../../handler.ts'

export const guestOrderRoutes = {
  count: async ({ actor }, tools) => ({ count: await countGuestOrders(tools, sessionActor(actor)) }),
  claim: async ({ actor }, tools) => ({ count: await claimGuestOrders(tools, sessionActor(actor)) }),
} satisfies HandlersFor<typeof guestOrders>
