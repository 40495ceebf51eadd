import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { respondToUnreadable } from './respond-to-unreadable.ts'
import type { Backend } from './backend/backend.ts'
import { pageRoutes, type OpenPages, type Pages } from './pages/page-routes.ts'
import { headersOfEveryAnswer } from './pages/security-headers.ts'
import type { SiteSettings } from './settings.ts'
import { sentenceFor } from './start-failure.ts'

interface Opening {
  settings: SiteSettings
  openBackend: () => Promise<Backend>
  pages: Pages
  /** Registers what only development needs, before the pages. */
  before?: (app: FastifyInstance) => Promise<void>
}

/** Milliseconds that open requests may take after a signal to stop. */
const GRACE = 5_000

/** Starts the server, prints its address, and closes it and the backend on SIGTERM, SIGINT and SIGHUP. */
export async function openStore({ settings, openBackend, pages, before }: Opening): Promise<void> {
  let backend: Backend | undefined
  let open: OpenPages | undefined
  let app: FastifyInstance | undefined

  const close = async () => {
    const deadline = setTimeout(() => app?.server.closeAllConnections(), GRACE)
    await app?.close()
    clearTimeout(deadline)
    await backend?.close()
  }

  try {
    backend = await openBackend()
    app = fastify({
      logger: { level: settings.logLevel },
      genReqId: () => randomUUID(),
      trustProxy: settings.trustProxy,
      bodyLimit: 256 * 1024,
      requestTimeout: 30_000,
      connectionTimeout: 60_000,
      forceCloseConnections: 'idle',
      frameworkErrors: (_error, request, reply) =>
        // Their types would follow the route, and there is none.
        respondToUnreadable(request as FastifyRequest, reply as unknown as FastifyReply, open),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    })
    await app.register(helmet, headersOfEveryAnswer(settings.publicUrl.startsWith('https:')))
    await before?.(app)
    await backend.register(app)
    open = await pageRoutes(app, backend, settings, pages)
    await app.listen({ port: settings.port, host: settings.host, ipv6Only: false })
  } catch (error) {
    await close().catch(() => undefined) // the first failure is the one to report
    process.stderr.write(`${sentenceFor(error, settings)}\n`)
    process.exit(1)
  }

  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  process.stdout.write(
    `Shyrdak is open at ${settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl}\n`,
  )

  let isClosing = false
  const leave = () => {
    if (isClosing) return
    isClosing = true
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The store did not close cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  process.on('SIGHUP', leave)
  await backend.startBackground()
}
