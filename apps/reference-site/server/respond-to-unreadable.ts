import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureLog } from './failure-log.ts'
import type { OpenPages } from './pages/page-routes.ts'

/**
 * Refuses a URL that cannot be parsed: with an error page of the store, or with an API error body below the
 * API's paths.
 */
export function respondToUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: OpenPages | undefined,
): void {
  // Hooks may not have run for this request, so the common headers are missing.
  reply.header('x-content-type-options', 'nosniff')
  if (!pages || /^\/(api|media)\//.test(request.url)) {
    reply.code(400).send({ message: 'This address cannot be read.', code: 'MALFORMED' })
    return
  }
  pages.refuseUnread(request, reply).catch((error: unknown) => {
    failureLog(request)('rendering the page of an unreadable address', error)
    reply.code(400).send()
  })
}
