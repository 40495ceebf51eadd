import { createReadStream } from 'node:fs'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isUnchanged } from './is-unchanged.ts'
import { addressOf } from './caller-address.ts'
import { tooManyCalls } from './rate-limit.ts'
import { refuse } from '../refusal.ts'
import type { ImageCache } from '../media/image-cache.ts'
import type { FilmSource } from '../media/port.ts'
import { FOR_EVER, sendFilm } from './send-film.ts'

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Requests for uncached images per minute and IP address: enough for 20 long pages. */
const NEW_IMAGES = { max: 600, timeWindow: 60_000 }

interface Media {
  images: ImageCache
  films: FilmSource
}

/** Serves images by name, width and format from the cache, and films by name from the storage. */
export async function mediaRoutes(
  app: FastifyInstance,
  { images, films }: Media,
  { rateLimits }: { rateLimits: boolean },
): Promise<void> {
  await app.register(rateLimit, { global: false })
  const count = app.createRateLimit({ ...NEW_IMAGES, keyGenerator: addressOf })
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:file',
    handler: async (request, reply) => {
      const { file } = request.params
      if (films.isName(file)) {
        const film = await films.find(file)
        if (!film) throw refuse('NOT_FOUND', { message: 'There is no such film.' })
        return sendFilm(request, reply, film)
      }
      let image = await images.cached(file)
      if (!image) {
        const counted = await count(request)
        if (rateLimits && !counted.isAllowed && counted.isExceeded) throw tooManyCalls(counted.ttl)
        image = await images.find(file)
      }
      if (!image) throw refuse('NOT_FOUND', { message: 'There is no such image.' })
      // The name fixes image, width and format. A later, different rendering differs in its size.
      const etag = `"${image.bytes.toString(36)}"`
      reply.header('cache-control', FOR_EVER).header('etag', etag)
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .type(TYPES[image.format])
        .header('content-length', image.bytes)
        .send(request.method === 'HEAD' ? undefined : createReadStream(image.path))
    },
  })
}
