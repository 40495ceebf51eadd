import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from './is-unchanged.ts'
import { refuse } from '../refusal.ts'
import { partOf } from './byte-range.ts'
import type { Film } from '../media/port.ts'

/** The content behind a name never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Sends a film, or the range that a player requests. */
export async function sendFilm(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { id, bytes, type, read }: Film,
): Promise<FastifyReply> {
  const etag = `"${id}"`
  // Checked before the range, since a client that has the whole film needs no part of it.
  if (isUnchanged(headers['if-none-match'], etag))
    return reply.code(304).header('cache-control', FOR_EVER).header('etag', etag).send()
  // A client with a part of another version gets the whole film.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const part = method === 'GET' && isSame ? partOf(headers.range, bytes) : 'all'
  reply.header('accept-ranges', 'bytes')
  if (part === 'none')
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes}`)
      .header('cache-control', 'no-store')
      .send()
  const { first, last } = part === 'all' ? { first: 0, last: bytes - 1 } : part
  const stream = method === 'HEAD' ? undefined : await read({ first, last })
  if (method !== 'HEAD' && !stream) throw refuse('NOT_FOUND', { message: 'There is no such film.' })
  if (part !== 'all') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  return reply
    .type(type)
    .header('cache-control', FOR_EVER)
    .header('etag', etag)
    .header('content-length', last - first + 1)
    .send(stream)
}
