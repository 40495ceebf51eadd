import { goodsReferences, restocked } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import { backInStockEmail } from './emails/back-in-stock-email.ts'
import { confirmationEmail } from './emails/confirmation-email.ts'
import { notifySubscribersJob, queueBackInStockEmails } from './notify-subscribers.ts'
import { reportAwaitedGoods } from './report-awaited-goods.ts'
import { backInStockRoutes } from './routes/back-in-stock.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

/** Subscriptions to sold-out colours and sizes: one email when they are back in stock. */
export const backInStock = {
  name: 'back-in-stock',
  handlers: { retailCatalogue: { backInStock: backInStockRoutes } },
  jobs: [backInStockEmail, confirmationEmail, notifySubscribersJob],
  sweeps: [{ name: 'back-in-stock', run: sweepSubscriptions }],
  listeners: [
    on(restocked, queueBackInStockEmails),
    on(goodsReferences, (_context: AppContext, goods) => reportAwaitedGoods(goods)),
  ],
} satisfies Module<AppContext>
