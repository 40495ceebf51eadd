import { LANGUAGES, PAGE_CONTENT_LENGTH, type Endpoint, type Language } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { principalOf, checkAccess, type Authenticate } from './principal.ts'
import { responseSerializer } from './response-serializer.ts'
import { languageOf } from './language.ts'
import type { Operation } from './operations.ts'
import { rateLimitOf } from './rate-limits.ts'

/** How long one read may be answered from a cache on the way: nowhere, since prices and stock change. */
const NO_STORE = 'no-store'

/** A page in three languages at its longest, two bytes a letter, with room for quotes that are written as two signs. */
const CONTENT_BYTES = LANGUAGES.length * PAGE_CONTENT_LENGTH * 2 * 1.5

/** Registers an endpoint: access, input, handler, and an answer written by the contract's schema. */
export function registerOperation<Context extends AppContext>(
  app: FastifyInstance,
  operation: Operation<Context>,
  { context, authenticate }: { context: Context; authenticate: Authenticate },
): void {
  const { endpoint, handle, read, name } = operation
  const write = responseSerializer(endpoint.response)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.path.startsWith('/management/content/') && { bodyLimit: CONTENT_BYTES }),
    config: { rateLimit: rateLimitOf(endpoint) },
    handler: async (request, reply) => {
      const principal = await principalOf(authenticate, endpoint, request.headers.authorization)
      checkAccess(endpoint, principal)
      const input = read({
        params: request.params as Record<string, unknown>, // Fastify's untyped params and query are plain objects
        query: request.query as Record<string, unknown>,
        body: request.body,
      })
      const answer = await handle(
        {
          // The reader parsed these by the endpoint's own schemas; the union of all endpoints has no common type.
          ...(input as Pick<Parameters<typeof handle>[0], 'params' | 'query' | 'body'> & { country: string }),
          principal,
          language: languageOf(request.headers['accept-language']) satisfies Language,
          idempotencyKey: idempotencyKeyOf(request.headers['idempotency-key']),
          ip: request.ip,
          userAgent: request.headers['user-agent'],
        },
        { ...context, log: request.log },
      )
      if (changesPages(endpoint)) await context.revision.refresh()
      reply
        .header('cache-control', NO_STORE)
        .header('x-content-type-options', 'nosniff')
        .type('application/json; charset=utf-8')
      request.log.debug({ operation: name }, 'answered')
      return reply.send(write(answer))
    },
  })
}

/**
 * What managers and craftsmen change shows on the next page they open, also where the news of it is slower than the
 * answer. Nobody changes a page without a session, and an order does not wait for this.
 */
const changesPages = ({ method, access }: Endpoint): boolean => method !== 'GET' && access.guests === 'none'

function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header
  return key && key.length <= 255 ? key : undefined
}
