import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Said of one connection, not of what it carries; `fetch` finds its own. */
const OF_A_CONNECTION = [
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const PATIENCE = 20_000
const MOST_BYTES = 64 * 1024

/**
 * What a store answers whose API is elsewhere. Banks know one address, the store's own: what they send, and whom they
 * send back, is handed on. Whoever reads is led to the API; whoever writes is told that it is not here.
 */
export async function remoteRoutes(app: FastifyInstance, apiHost: string): Promise<void> {
  await app.register(async (room) => {
    room.removeAllContentTypeParsers()
    // Signatures are over the bytes that were sent.
    room.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    room.get('/api/health', (_request, reply) => forwardHealth(apiHost, reply))
    for (const url of ['/api/pay/*', '/api/hooks/*', '/test-bank/*'])
      room.route({
        method: ['GET', 'POST'],
        url,
        handler: (request, reply) => handOn(apiHost, request, reply),
      })
    for (const url of ['/api/*', '/media/*', '/dev/*']) {
      room.get(url, (request, reply) => reply.redirect(apiHost + request.url, 307))
      room.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        handler: (_request, reply) => refuse(reply, 404, 'NOT_FOUND', `The API is at ${apiHost}/api.`),
      })
    }
  })
}

/** Passes a request on as it came, and the answer as it is: a way back that is a path stays on this store. */
async function handOn(apiHost: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !OF_A_CONNECTION.includes(name)) headers.set(name, String(value))
  headers.set('x-forwarded-for', request.ip)
  const { method, body } = request
  const answer = await fetch(apiHost + request.url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  }).catch((error: unknown) => {
    request.log.error({ err: error }, 'the API could not be reached')
  })
  if (!answer) return unreachable(reply)
  for (const [name, value] of answer.headers) if (!OF_A_CONNECTION.includes(name)) reply.header(name, value)
  // The same stream by its Node type.
  const stream = answer.body && Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream)
  return reply.code(answer.status).send(stream ?? undefined)
}

/** A store without its API shows nothing, so a load balancer hears of both. */
async function forwardHealth(apiHost: string, reply: FastifyReply): Promise<FastifyReply> {
  const isWell = await fetch(`${apiHost}/api/health`, { signal: AbortSignal.timeout(3_000) }).then(
    async ({ ok, body }) => {
      await body?.cancel()
      return ok
    },
    () => false,
  )
  return isWell ? reply.header('cache-control', 'no-store').send({ status: 'ok' }) : unreachable(reply)
}

const unreachable = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', '2'), 503, 'UNAVAILABLE', 'The API does not answer.')

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ message, code })
