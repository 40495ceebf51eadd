import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { refuse } from '../refusal.ts'
import { documentRoutes } from './document-routes.ts'
import { registerErrorHandler } from './errors.ts'
import { healthRoute } from './health-route.ts'
import type { Operation } from './operations.ts'
import type { Authenticate } from './principal.ts'
import { registerRateLimit } from './rate-limit.ts'
import { registerOperation } from './register.ts'

export type Routes = (app: FastifyInstance) => Promise<void>

export interface HttpApi<Context> {
  context: Context
  operations: readonly Operation<Context>[]
  authenticate: Authenticate
  /** Routes below `/api` that are no endpoints of the contract. */
  routes: readonly Routes[]
  /** Routes outside `/api`: images, and pages of doubles. */
  outside: readonly Routes[]
}

/** Everything the backend answers over HTTP, in scopes of its own so that the site's pages keep their own rules. */
export async function httpPlugin<Context extends AppContext>(
  app: FastifyInstance,
  { context, operations, authenticate, routes, outside }: HttpApi<Context>,
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
      for (const operation of operations) registerOperation(api, operation, { context, authenticate })
      await healthRoute(api, context)
      await documentRoutes(api)
      for (const register of routes) await register(api)
      // Else the site, which answers every other address, would render a page here.
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
  await app.register(async (scope) => {
    registerErrorHandler(scope)
    for (const register of outside) await register(scope)
  })
}
