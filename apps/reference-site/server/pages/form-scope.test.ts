import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { preferenceRoute } from './preference-route.ts'

async function send(origin: string | undefined) {
  const app = fastify()
  await app.register(cookie)
  await preferenceRoute(app)
  return app.inject({
    method: 'POST',
    url: '/preferences',
    headers: {
      host: 'shop.example:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== undefined && { origin }),
    },
    payload: 'language=kg&return=/blog',
  })
}

test.each([undefined, 'http://shop.example:3000', 'https://shop.example:3000'])(
  'a form from our own origin is accepted: %s',
  async (origin) => {
    const { statusCode, headers } = await send(origin)
    expect([statusCode, headers.location]).toEqual([303, '/blog'])
    expect(headers['set-cookie']).toContain('kg')
  },
)

test.each(['https://evil.example', 'http://shop.example', 'null', 'nonsense'])(
  'a form from another origin is refused: %s',
  async (origin) => {
    const { statusCode, headers } = await send(origin)
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined])
  },
)
