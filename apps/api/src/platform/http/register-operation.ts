import type { IncomingHttpHeaders } from 'node:http'
import { isFileSchema, MAX_BODY_BYTES, routeOf, type Endpoint } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import type { Principal } from '../principal.ts'
import { Refusal, refuse } from '../refusal.ts'
import { callOperation } from './call-operation.ts'
import { checkAccess, principalOf, type Authenticate } from './check-access.ts'
import type { EventStreams } from './event-streams.ts'
import { takesFile } from './file-bodies.ts'
import { sendFile } from './send-file.ts'
import type { RecentWriters } from './recent-writers.ts'
import { discardBodyAfter } from './spool-body.ts'
import { responseSerializer } from './response-serializer.ts'
import { languageOf } from './language.ts'
import type { Operation } from './operations.ts'
import { addressOf } from './caller-address.ts'
import { routeLimitOf } from './rate-limits.ts'

/** Responses are not cached by default, since prices and stock change. */
const NO_STORE = 'no-store'
/** For responses that never change: cached by the browser of the authorized user only. */
const OWN_COPY = 'private, max-age=31536000, immutable'

/** The longest idempotency key, in characters. */
const KEY_LENGTH = 255

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation's name in logs: `retailOrders.orders.place`. */
    operation?: string
    /** Its method and path, as the SDK's errors name it: `POST /frontend/order/retail`. */
    route?: string
  }
}

interface Caller<Context> {
  context: Context
  authenticate: Authenticate
  /** Remembers who changes what pages show. */
  writers?: RecentWriters | undefined
  streams: EventStreams
}

/** Registers an endpoint: access, input, handler, and a response serialized by the contract's schema. */
export function registerOperation<Context extends AppContext>(
  app: FastifyInstance,
  operation: Operation<Context>,
  { context, authenticate, writers, streams }: Caller<Context>,
): void {
  const { endpoint, name } = operation
  const isFile = isFileSchema(endpoint.response)
  const route = routeOf(endpoint)
  const write = responseSerializer(endpoint.response)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Caches and monitors send HEAD for public endpoints only; each is one more route to set up at start.
    exposeHeadRoute: endpoint.access.guests === 'everyone',
    bodyLimit: endpoint.maxBytes ?? MAX_BODY_BYTES,
    config: { operation: name, route, rateLimit: routeLimitOf(endpoint) },
    ...(takesFile(endpoint) && {
      // Checks access before reading, so that nobody uploads megabytes they may not send.
      preParsing: async ({ headers }) => {
        checkAccess(endpoint, await principalOf(authenticate, endpoint, headers.authorization))
      },
    }),
    handler: async (request, reply) => {
      const leaving = new AbortController()
      const principal = () => principalOf(authenticate, endpoint, request.headers.authorization)
      const who = await principal()
      const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key'])
      if (endpoint.stream && context.settings.rateLimits && who.kind === 'session')
        leaving.signal.addEventListener('abort', streams.enter(`${who.userId}`, addressOf(request)))
      const called = callOperation(
        operation,
        {
          input: {
            params: request.params as Record<string, unknown>, // Fastify's untyped params and query are plain objects
            query: request.query as Record<string, unknown>,
            body: request.body,
          },
          principal: who,
          language: languageOf(request.headers['accept-language']),
          idempotencyKey,
          ip: request.ip,
          userAgent: request.headers['user-agent'],
          origin: sameOrigin(request.headers),
        },
        { ...context, log: request.log },
        leaving.signal,
      )
      const answer = await discardBodyAfter(request, called).catch((error: unknown) => {
        // Frees the place of a stream that never began.
        leaving.abort()
        throw error
      })
      if (endpoint.stream)
        return streams.send(reply, answer as AsyncIterable<unknown>, {
          write,
          stop: () => leaving.abort(),
          isAllowed: () => isAdmitted(endpoint, principal),
        })
      if (changesPages(endpoint)) {
        writers?.add(request.ip)
        await context.revision.refresh()
      }
      reply.header('cache-control', endpoint.immutable ? OWN_COPY : NO_STORE)
      if (endpoint.immutable) reply.header('vary', 'authorization')
      request.log.debug({ operation: name, route }, `${name} answered (${route})`)
      if (isFile) return sendFile(reply, answer as File) // by the types of its handler
      return reply.type('application/json; charset=utf-8').send(write(answer))
    },
  })
}

/** Whether a caller may still listen: the session may have ended, or the role changed. */
async function isAdmitted(endpoint: Endpoint, principal: () => Promise<Principal>): Promise<boolean> {
  try {
    checkAccess(endpoint, await principal())
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Managers and craftsmen see their changes on the next page they open, even if the revision update arrives
 * later than the response. Page changes always need a session, and placing an order does not wait for this.
 */
const changesPages = ({ method, access, reads }: Endpoint): boolean =>
  method !== 'GET' && !reads && access.guests === 'none'

function sameOrigin({ origin, host }: IncomingHttpHeaders): string | undefined {
  const page = origin === undefined ? null : URL.parse(origin)
  return page && page.host === host ? page.origin : undefined
}

/**
 * A key that is dropped silently would leave the caller to believe that a repeated call is recognized.
 * @throws MALFORMED for a key that is too long
 */
function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && key.length > KEY_LENGTH)
    throw refuse('MALFORMED', {
      message: `The header Idempotency-Key may have at most ${KEY_LENGTH} characters.`,
    })
  return key === '' ? undefined : key
}
