import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import type { ImageCache } from './image-cache.ts'

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Images by name, width and format, from the data folder. */
export async function mediaRoutes(app: FastifyInstance, images: ImageCache): Promise<void> {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const image = await images.find(request.params.file)
    if (!image) throw refuse('NOT_FOUND', { message: 'There is no such image.' })
    return reply
      .type(TYPES[image.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', image.bytes)
      .send(createReadStream(image.path))
  })
}
