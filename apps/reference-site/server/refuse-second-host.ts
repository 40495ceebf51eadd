import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenPages } from './pages/page-routes.ts'
import { respondToUnreadable } from './respond-to-unreadable.ts'

/**
 * Refuses a request with two `Host` headers: Node would use the first one, a proxy in front of it perhaps the
 * second. Source: RFC 9112, section 3.2.
 */
export async function refuseSecondHost(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: OpenPages | undefined,
): Promise<FastifyReply | undefined> {
  if (hostsIn(request.raw.rawHeaders) < 2) return undefined
  respondToUnreadable(request, reply, pages)
  return reply
}

/** Counts the `Host` headers. Raw headers alternate between name and value. */
const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length
