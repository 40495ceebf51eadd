import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { mediaRoutes } from '../media/media-routes.ts'
import type { ImageCache } from '../media/image-cache.ts'
import { mailboxRoutes } from '../gateways/mail/mailbox-routes.ts'
import { paymentRoutes } from '../payments/payment-routes.ts'
import { testBankRoutes } from '../gateways/payments/test-bank/test-bank-routes.ts'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'
import { documentRoutes } from './document-routes.ts'
import { registerErrorHandler } from './errors.ts'
import { healthRoute } from './health-route.ts'
import { registerRateLimit } from './rate-limit.ts'
import type { Operation } from './operations.ts'
import { registerOperation } from './register.ts'

/** Everything the backend answers, in rooms of its own so that the site's pages keep their own rules. */
export async function apiPlugin(
  app: FastifyInstance,
  operations: Operation[],
  context: AppContext,
  images: ImageCache,
): Promise<void> {
  await app.register(
    async (api) => {
      registerErrorHandler(api)
      // The API speaks JSON; anything else is refused by its type, not read as text.
      api.removeContentTypeParser('text/plain')
      await api.register(cors, {
        origin: context.settings.corsOrigins,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        // Else a page elsewhere could not tell how long to wait.
        exposedHeaders: ['retry-after'],
        maxAge: 600,
      })
      if (context.settings.rateLimits) await registerRateLimit(api, context)
      for (const operation of operations) registerOperation(api, operation, context)
      await healthRoute(api, context)
      await documentRoutes(api)
      await paymentRoutes(api, context)
      // Else the site, which answers every other address, would draw a page here.
      api.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/*',
        handler: () => {
          throw refuse('NOT_FOUND', { message: 'There is nothing at this address.' })
        },
      })
    },
    { prefix: '/api' },
  )
  await app.register(async (rooms) => {
    registerErrorHandler(rooms)
    await mediaRoutes(rooms, images)
    await testBankRoutes(rooms, context)
    if (context.settings.demoData) await mailboxRoutes(rooms, context)
  })
}
