import httpProxy from '@fastify/http-proxy'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What banks and mail programs call, and where they send people back to: they know one address, the store's own. */
const PROXIED = ['/api/pay/*', '/api/hooks/*', '/api/mailing/*', '/test-bank/*']

const MAX_BYTES = 64 * 1024
/** Milliseconds that the API may take to begin its answer, and between two parts of it. */
const TIMEOUT = 20_000
const HEALTH_TIMEOUT = 3_000

/** Of one connection, not of what it carries: the client of the proxy writes its own. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * What a store answers whose API is elsewhere: banks are proxied to it, whoever reads is redirected there, and whoever
 * writes is told that it is not here.
 */
export async function remoteRoutes(
  app: FastifyInstance,
  apiHost: string,
  { timeout = TIMEOUT, isDraining = () => false }: { timeout?: number; isDraining?: () => boolean } = {},
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply))
    scope.removeAllContentTypeParsers()
    // Signatures are over the bytes that were sent. A stream would pass them on too, but has no limit.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    await scope.register(httpProxy, {
      upstream: apiHost,
      routes: PROXIED,
      httpMethods: ['GET', 'POST'],
      proxyPayloads: false,
      disableRequestLogging: true,
      undici: { headersTimeout: timeout, bodyTimeout: timeout },
      destroyAgent: true,
      replyOptions: {
        // By default a 503 of the API is retried up to ten times.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...without([...HOP_BY_HOP, 'content-length'], headers),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        rewriteHeaders: (headers) => without(HOP_BY_HOP, headers),
        onError: (reply, { error }) => {
          reply.request.log.error({ err: error, apiHost }, 'proxying to the API failed')
          unavailable(reply as FastifyReply) // the server speaks HTTP/1 only
        },
      },
      handler: ({ body, headers }, reply, destination, options) =>
        reply.from(destination, {
          ...options,
          // Without a type of its own, a buffer would be written as JSON.
          ...(Buffer.isBuffer(body) && {
            body,
            contentType: headers['content-type'] ?? 'application/octet-stream',
          }),
        }),
    })
    scope.get('/api/health', (_request, reply) =>
      isDraining() ? unavailable(reply, 'The store is shutting down.') : forwardHealth(apiHost, reply),
    )
    scope.get('/api/health/live', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )
    for (const url of ['/api/*', '/media/*', '/dev/*']) {
      scope.get(url, (request, reply) => reply.redirect(apiHost + request.url, 307))
      scope.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        handler: (_request, reply) => refuse(reply, 404, 'NOT_FOUND', `The API is at ${apiHost}/api.`),
      })
    }
  })
}

const without = <Value>(names: readonly string[], headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** A store without its API shows nothing, so a load balancer learns of both. */
async function forwardHealth(apiHost: string, reply: FastifyReply): Promise<FastifyReply> {
  const isWell = await fetch(`${apiHost}/api/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT) }).then(
    async ({ ok, body }) => {
      await body?.cancel()
      return ok
    },
    () => false,
  )
  return isWell ? reply.header('cache-control', 'no-store').send({ status: 'ok' }) : unavailable(reply)
}

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, message } = error
  if (status === 413) return refuse(reply, status, 'TOO_LARGE', message)
  if (status < 500) return refuse(reply, status, 'MALFORMED', message)
  request.log.error({ err: error }, 'proxying to the API failed')
  return unavailable(reply)
}

const unavailable = (reply: FastifyReply, message = 'The API does not answer.'): FastifyReply =>
  refuse(reply.header('retry-after', '2'), 503, 'UNAVAILABLE', message)

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ message, code })
