import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/context.ts'
import { LEAVE_PATH } from './unsubscribe-links.ts'
import { leaveList } from './subscribe.ts'

const MAX_BYTES = 4096

/**
 * Registers the one-click unsubscribe of mail programs (RFC 8058). The URL identifies the address, and the
 * body is ignored. A GET redirects to the page, because link scanners must not change anything.
 */
export async function leaveRoute(app: FastifyInstance, context: AppContext): Promise<void> {
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) =>
      done(null, null),
    )
    scope.post<{ Params: { key: string } }>(`${LEAVE_PATH}/:key`, { config }, async ({ params }, reply) => {
      await leaveList(context, params.key)
      return reply.header('cache-control', 'no-store').send({ status: true })
    })
    scope.get<{ Params: { key: string } }>(`${LEAVE_PATH}/:key`, { config }, ({ params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${context.settings.publicUrl}/unsubscribe?k=${encodeURIComponent(params.key)}`, 303),
    )
  })
}
