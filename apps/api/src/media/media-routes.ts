import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import type { PictureShelf } from './picture-shelf.ts'

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Pictures by name, width and format; drawn when first asked for and kept in the data folder. */
export async function mediaRoutes(app: FastifyInstance, shelf: PictureShelf): Promise<void> {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const picture = await shelf.find(request.params.file)
    if (!picture) throw refuse('NOT_FOUND', { message: 'There is no such picture.' })
    return reply
      .type(TYPES[picture.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', picture.bytes)
      .header('x-content-type-options', 'nosniff')
      .send(createReadStream(picture.path))
  })
}
