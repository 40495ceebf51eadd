import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { mediaRoutes } from '../media/media-routes.ts'
import type { PictureShelf } from '../media/picture-shelf.ts'
import { mailboxRoutes } from '../gateways/mail/mailbox-routes.ts'
import { paymentRoutes } from '../payments/payment-routes.ts'
import { testBankRoutes } from '../gateways/payments/test-bank/test-bank-routes.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { documentRoutes } from './document-routes.ts'
import { answerErrors } from './errors.ts'
import { healthRoute } from './health-route.ts'
import { limitCallers } from './limit-callers.ts'
import type { Operation } from './operations.ts'
import { registerOperation } from './register.ts'

/** Everything the backend answers, in rooms of its own so that the site's pages keep their own rules. */
export async function apiPlugin(
  app: FastifyInstance,
  operations: Operation[],
  tools: Tools,
  pictures: PictureShelf,
): Promise<void> {
  await app.register(
    async (api) => {
      answerErrors(api)
      // The API speaks JSON; anything else is refused by its type, not read as text.
      api.removeContentTypeParser('text/plain')
      await api.register(cors, {
        origin: tools.settings.corsOrigins,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        // Else a page elsewhere could not tell how long to wait.
        exposedHeaders: ['retry-after'],
        maxAge: 600,
      })
      if (tools.settings.rateLimits) await limitCallers(api, tools)
      for (const operation of operations) registerOperation(api, operation, tools)
      await healthRoute(api, tools)
      await documentRoutes(api)
      await paymentRoutes(api, tools)
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
    answerErrors(rooms)
    await mediaRoutes(rooms, pictures)
    await testBankRoutes(rooms, tools)
    if (tools.settings.demoData) await mailboxRoutes(rooms, tools)
  })
}
