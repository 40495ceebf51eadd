import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenPages } from './pages/page-routes.ts'

/** Refuses an address that cannot be parsed: with a page of the store, or with the API's error body below its paths. */
export function respondToUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: OpenPages | undefined,
): void {
  // No hook may have run for this request, so headers of every answer are missing.
  reply.header('x-content-type-options', 'nosniff')
  if (!pages || /^\/(api|media)\//.test(request.url)) {
    reply.code(400).send({ message: 'This address cannot be read.', code: 'MALFORMED' })
    return
  }
  pages.refuseUnread(request, reply).catch((error: unknown) => {
    request.log.error({ err: error }, 'rendering the page of an unreadable address failed')
    reply.code(400).send()
  })
}
