import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const compressed = promisify(brotliCompress)

/** What a document was answered with. */
export interface Document {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface Kept extends Document {
  brotli: Buffer
}

/** Documents in memory with their compressed form; keyed by everything they depend on, so they never go stale. */
export function pageCache(maxBytes = 32 * 1024 * 1024) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, brotli }) => body.length + brotli.length + 500,
  })
  return {
    get(key: string) {
      const document = kept.get(key)
      return (
        document && { send: (request: FastifyRequest, reply: FastifyReply) => send(document, request, reply) }
      )
    },
    keep(key: string, document: Document): void {
      void compressed(document.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).then(
        (brotli) => kept.set(key, { ...document, brotli }),
        () => undefined, // an uncompressed page was sent already; it is simply not kept
      )
    },
  }
}

function send(
  { status, headers, body, brotli }: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(status).headers(headers)
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  return reply.header('content-encoding', 'br').send(brotli)
}
