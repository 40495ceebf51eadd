import { offeredProviders } from '#gateways/payments/offered-providers.ts'
import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import { settlementNeeded } from '#modules/orders/index.ts'
import type { PaymentsContext } from './context.ts'
import { paymentAlertEmail } from './emails/payment-alert-email.ts'
import { refundEmail } from './emails/refund-email.ts'
import { managedPaymentRoutes } from './management/payments.ts'
import { paymentCheck } from './payment-check.ts'
import { returnRoutes } from './return-routes.ts'
import { paymentRoutes } from './routes/payments.ts'
import { refundCheck } from './refunds/refund-check.ts'
import { askBanks } from './settle-attempt.ts'

export type { PaymentsContext } from './context.ts'
export { seedPayment } from './seed-payment.ts'

/** Payment of orders: attempts at the providers, webhooks, the return from the bank. */
export const payments = {
  name: 'payments',
  handlers: { management: { payments: managedPaymentRoutes }, retailOrders: { payments: paymentRoutes } },
  // The offered methods depend on settings only.
  shows: { retailOrders: { payments: { methods: () => [] } } },
  jobs: [paymentCheck, paymentAlertEmail, refundCheck, refundEmail],
  listeners: [
    on(settlementNeeded, (context: PaymentsContext, { orderId, ...needed }) =>
      askBanks(context, orderId, needed),
    ),
  ],
  setup: [{ name: 'payments', isDone: ({ banks }) => offeredProviders(banks).length > 0 }],
  routes: returnRoutes,
} satisfies Module<PaymentsContext>
