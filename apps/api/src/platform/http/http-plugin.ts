import cors from '@fastify/cors'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { AppContext } from '../context.ts'
import { refuse } from '../refusal.ts'
import { documentRoutes } from './document-routes.ts'
import { drainBody } from './drain-body.ts'
import { registerErrorHandler, sendRefusal } from './errors.ts'
import { eventStreams } from './event-streams.ts'
import { acceptFiles, takesFile } from './file-bodies.ts'
import { healthRoute } from './health-route.ts'
import type { Operation } from './operations.ts'
import type { Authenticate } from './check-access.ts'
import { registerRateLimit } from './rate-limit.ts'
import type { RecentWriters } from './recent-writers.ts'
import { registerOperation } from './register-operation.ts'

type Routes = (app: FastifyInstance) => Promise<void>

export interface HttpApi<Context> {
  context: Context
  operations: readonly Operation<Context>[]
  authenticate: Authenticate
  /** Remembers who changes what pages show. */
  writers?: RecentWriters | undefined
  /** Routes below `/api` that are not endpoints of the contract. */
  routes: readonly Routes[]
  /** Routes outside `/api`: images, and pages of the doubles. */
  outside: readonly Routes[]
  /** Whether the store is shutting down; `/health` then reports it, so that no more requests arrive. */
  isDraining?: () => boolean
}

const NOTHING_HERE = refuse('NOT_FOUND', { message: 'There is nothing at this address.' })

/** Browsers must not guess another content type, even without the site's headers in front of the API. */
const forbidSniffing: onRequestHookHandler = (_request, reply, done) => {
  reply.header('x-content-type-options', 'nosniff')
  done()
}

/** Everything the backend serves over HTTP, in its own scopes: the site's pages keep their own rules. */
export async function httpPlugin<Context extends AppContext>(
  app: FastifyInstance,
  { context, operations, authenticate, routes, outside, writers, isDraining = () => false }: HttpApi<Context>,
): Promise<void> {
  await app.register(
    async (api) => {
      registerErrorHandler(api)
      api.addHook('onRequest', forbidSniffing)
      api.addHook('onResponse', drainBody())
      // The API speaks JSON; any other type is refused, not read as text.
      api.removeContentTypeParser('text/plain')
      await api.register(cors, {
        origin: context.settings.corsOrigins,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        // Cross-origin pages need these to know how long to wait and what a file is called.
        exposedHeaders: ['retry-after', 'content-disposition'],
        maxAge: 600,
      })
      if (context.settings.rateLimits) await registerRateLimit(api, context)
      const streams = eventStreams()
      api.addHook('preClose', async () => streams.endAll())
      const caller = { context, authenticate, writers, streams }
      const takers = operations.filter(({ endpoint }) => takesFile(endpoint))
      for (const operation of operations)
        if (!takers.includes(operation)) registerOperation(api, operation, caller)
      await api.register(async (files) => {
        acceptFiles(
          files,
          takers.map(({ endpoint }) => endpoint),
          context.settings,
        )
        for (const operation of takers) registerOperation(files, operation, caller)
      })
      await healthRoute(api, context, isDraining)
      await documentRoutes(api, { authenticate })
      for (const register of routes) await register(api)
      // Otherwise the site, which serves all other URLs, would render a page here.
      api.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/*',
        handler: (_request, reply) => sendRefusal(reply, NOTHING_HERE),
      })
    },
    { prefix: '/api' },
  )
  await app.register(async (scope) => {
    registerErrorHandler(scope)
    scope.addHook('onRequest', forbidSniffing)
    for (const register of outside) await register(scope)
  })
  // For methods without a route. A single one: per scope it would register a route for every HTTP method.
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, NOTHING_HERE))
}
