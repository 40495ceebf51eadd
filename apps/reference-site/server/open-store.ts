import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { closeStore } from './close-store.ts'
import { FILM_TIMEOUT_MS, limitBodies } from './limit-bodies.ts'
import { loggedRequest } from './logged-request.ts'
import { refuseSecondHost } from './refuse-second-host.ts'
import { respondToUnreadable } from './respond-to-unreadable.ts'
import type { Backend } from './backend/backend.ts'
import { pageRoutes, type OpenPages, type Pages } from './pages/page-routes.ts'
import { headersOfEveryAnswer } from './pages/security-headers.ts'
import type { SiteSettings } from './settings.ts'
import { sentenceFor } from './start-failure.ts'

interface ServerOptions {
  settings: SiteSettings
  openBackend: () => Promise<Backend>
  pages: Pages
  /** Registers development-only routes and hooks, before the pages. */
  before?: (app: FastifyInstance) => Promise<void>
}

/** The time limit for receiving request headers, in milliseconds. */
const HEADERS_TIMEOUT_MS = 30_000
/** Milliseconds that open requests may take once no more are accepted. */
const CLOSE_TIMEOUT_MS = 4_000
/** Milliseconds from the signal to a forced exit, before its sender would send SIGKILL. */
const EXIT_TIMEOUT_MS = 9_500

/**
 * Starts the server and prints its address. On SIGTERM, SIGINT or SIGHUP it closes the server and the backend
 * within ten seconds.
 */
export async function openStore({ settings, openBackend, pages, before }: ServerOptions): Promise<void> {
  let backend: Backend | undefined
  let open: OpenPages | undefined
  let app: FastifyInstance | undefined
  let isClosing = false

  try {
    backend = await openBackend()
    app = fastify({
      logger: { level: settings.logLevel, serializers: { req: loggedRequest } },
      genReqId: () => randomUUID(),
      trustProxy: settings.trustProxy,
      bodyLimit: 256 * 1024,
      requestTimeout: FILM_TIMEOUT_MS,
      connectionTimeout: 60_000,
      forceCloseConnections: 'idle',
      frameworkErrors: (_error, request, reply) =>
        // Their types depend on the route, and no route matched.
        respondToUnreadable(request as FastifyRequest, reply as unknown as FastifyReply, open),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    })
    await app.register(helmet, headersOfEveryAnswer(settings.publicUrl.startsWith('https:')))
    app.server.headersTimeout = HEADERS_TIMEOUT_MS
    app.addHook('onRequest', limitBodies())
    app.addHook('onRequest', (request, reply) => refuseSecondHost(request, reply, open))
    app.addHook('onSend', async (_request, reply) => {
      // A keep-alive connection would send its next request to a closed server.
      if (isClosing) reply.header('connection', 'close')
    })
    await before?.(app)
    await backend.register(app)
    open = await pageRoutes(app, backend, settings, pages)
    await app.listen({ port: settings.port, host: settings.host, ipv6Only: false })
  } catch (error) {
    await app?.close().catch(() => undefined) // the first failure is the one to report
    await backend?.close().catch(() => undefined)
    process.stderr.write(`${sentenceFor(error, settings)}\n`)
    process.exit(1)
  }

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  process.stdout.write(
    `Shyrdak is open at ${settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl}\n`,
  )

  const opened = { app, backend }
  const shutDown = (signal: NodeJS.Signals) => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => {
      process.stderr.write(`The store did not close within ${EXIT_TIMEOUT_MS} ms.\n`)
      process.exit(1)
    }, EXIT_TIMEOUT_MS).unref()
    // Only SIGTERM drains: it ends a process behind a load balancer, which needs time to notice.
    const drain = signal === 'SIGTERM' ? settings.drainSeconds * 1_000 : 0
    void closeStore({ ...opened, drain, grace: CLOSE_TIMEOUT_MS }).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The store did not close cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  process.on('SIGHUP', shutDown)
  await backend.startBackground()
}
