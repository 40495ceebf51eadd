import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenPages } from './pages/page-routes.ts'

/** Answers an address that cannot be read: people by a page of the store, programs as the API says no. */
export function respondToUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: OpenPages | undefined,
): void {
  if (!pages || /^\/(api|media)\//.test(request.url)) {
    reply.code(400).send({ message: 'This address cannot be read.', code: 'MALFORMED' })
    return
  }
  pages.refuseUnread(request, reply).catch((error: unknown) => {
    request.log.error({ err: error }, 'a refusal could not be drawn')
    reply.code(400).send()
  })
}
