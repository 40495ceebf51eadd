import type { FastifyReply, FastifyRequest } from 'fastify'
import { pack, type Packed } from './page-cache.ts'
import { isDocument, type Rendered } from './page-renderer.ts'
import { setPageSecurity } from './security-headers.ts'

type Head = Pick<Rendered, 'status' | 'headers' | 'security'>

function writeHead({ status, headers, security }: Head, reply: FastifyReply): FastifyReply {
  setPageSecurity(reply, security)
  return reply.code(status).headers(headers)
}

/** Sends a rendered page. A document is compressed first. */
export async function sendPage(
  rendered: Rendered,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isDocument(rendered)) return writeHead(rendered, reply).send(rendered.body ?? undefined)
  return sendPacked(pack(rendered), request, reply)
}

export async function sendPacked(
  packed: Packed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isBrotli ? await packed.brotli() : packed.body
  writeHead(packed, reply)
  if (isBrotli) reply.header('content-encoding', 'br')
  return reply.send(body)
}
