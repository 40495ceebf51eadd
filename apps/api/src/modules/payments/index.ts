import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import { settlementNeeded } from '#modules/orders/index.ts'
import type { PaymentsContext } from './context.ts'
import { paymentCheck } from './payment-check.ts'
import { returnRoutes } from './return-routes.ts'
import { paymentRoutes } from './routes/payments.ts'
import { askBanks } from './settle-attempt.ts'

export type { PaymentsContext } from './context.ts'

/** Payment of orders: attempts at the providers, webhooks, the way back from the bank. */
export const payments = {
  name: 'payments',
  handlers: { retailOrders: { payments: paymentRoutes } },
  jobs: [paymentCheck],
  listeners: [on(settlementNeeded, (context: PaymentsContext, { orderId }) => askBanks(context, orderId))],
  routes: returnRoutes,
} satisfies Module<PaymentsContext>
