import httpProxy from '@fastify/http-proxy'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureLog, methodAndPath } from '../failure-log.ts'
import { apiHealth } from '../api-health.ts'

/**
 * Paths that banks, mail programs and returning customers use. They only know the store's own origin, so
 * these are proxied.
 */
const PROXIED = ['/api/pay/*', '/api/hooks/*', '/api/mailing/*', '/test-bank/*']

const MAX_BYTES = 64 * 1024
/** Milliseconds to wait for the headers of the API's response, and between two chunks of its body. */
const TIMEOUT_MS = 20_000

/** Headers of a single connection. The proxy's HTTP client sets its own. */
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
 * The API paths of a store with a remote API. Calls from banks are proxied, reads are redirected to the API,
 * and writes are refused with a 404 that names the API's address.
 */
export async function remoteRoutes(
  app: FastifyInstance,
  apiHost: string,
  { timeout = TIMEOUT_MS, isDraining = () => false }: { timeout?: number; isDraining?: () => boolean } = {},
): Promise<void> {
  const isApiWell = apiHealth(apiHost)
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply))
    scope.removeAllContentTypeParsers()
    // Signatures cover the exact bytes, so the body stays a buffer. A stream would preserve them too, but has
    // no size limit.
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
        // By default the proxy retries a 503 of the API up to ten times.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...without([...HOP_BY_HOP, 'content-length'], headers),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        rewriteHeaders: (headers) => without(HOP_BY_HOP, headers),
        onError: (reply, { error }) => {
          // The server speaks HTTP/1 only, unlike these types.
          logProxying(reply.request as FastifyRequest, error)
          unavailable(reply as FastifyReply)
        },
      },
      handler: ({ body, headers }, reply, destination, options) =>
        reply.from(destination, {
          ...options,
          // Without a content type, the buffer would be serialized as JSON.
          ...(Buffer.isBuffer(body) && {
            body,
            contentType: headers['content-type'] ?? 'application/octet-stream',
          }),
        }),
    })
    scope.get('/api/health', async (request, reply) => {
      if (isDraining()) return unavailable(reply, 'The store is shutting down.')
      // Without its API the store cannot serve pages.
      if (!(await isApiWell(request))) return unavailable(reply)
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    })
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

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, message } = error
  if (status === 413) return refuse(reply, status, 'TOO_LARGE', message)
  if (status < 500) return refuse(reply, status, 'MALFORMED', message)
  logProxying(request, error)
  return unavailable(reply)
}

const logProxying = (request: FastifyRequest, error: unknown): void =>
  failureLog(request)(`proxying ${methodAndPath(request)} to the API`, error)

const unavailable = (reply: FastifyReply, message = 'The API does not answer.'): FastifyReply =>
  refuse(reply.header('retry-after', '2'), 503, 'UNAVAILABLE', message)

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ message, code })
