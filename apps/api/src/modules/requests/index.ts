import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { artisanCancellationEmail } from './emails/artisan-cancellation-email.ts'
import { requestEmail } from './emails/request-email.ts'
import { managedOrderRequestRoutes } from './management/order-requests.ts'
import { sweepSettledRequests } from './refunds-due.ts'
import { orderRequestRoutes } from './routes/order-requests.ts'
import { refundWaitingLine, requestWaitingLine } from './waiting-lines.ts'

export { seedRequest } from './seed-request.ts'

/** Buyers' requests to cancel or return orders, and the store's answers. */
export const requests = {
  name: 'requests',
  handlers: {
    management: { orderRequests: managedOrderRequestRoutes },
    retailOrders: { requests: orderRequestRoutes },
  },
  jobs: [artisanCancellationEmail, requestEmail],
  waiting: [requestWaitingLine, refundWaitingLine],
  sweeps: [{ name: 'settled-requests', everyMinutes: 10, run: sweepSettledRequests }],
} satisfies Module<AppContext>
