import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { httpPlugin } from './http-plugin.ts'

let people: AuthTestApp
beforeAll(async () => {
  people = await openAuthTestApp()
})
afterAll(() => people.close())

/** The API without endpoints and site; the options make it draining or cut off from the database. */
async function api({ isDraining = false, isAway = false } = {}) {
  const app = fastify()
  const away = { execute: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })) }
  await httpPlugin(app, {
    context: {
      ...people.context,
      ...(isAway && {
        db: Object.create(people.context.db, {
          execute: { value: away.execute },
        }) as typeof people.context.db,
      }),
    }, // the real database with `execute` replaced
    operations: [],
    authenticate: async () => undefined,
    routes: [],
    outside: [],
    isDraining: () => isDraining,
  })
  return async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    return { status: statusCode, body: JSON.parse(body) as unknown }
  }
}

test('a healthy store answers both health checks', async () => {
  const get = await api()
  expect(await get('/api/health')).toEqual({ status: 200, body: { status: 'ok' } })
  expect(await get('/api/health/live')).toEqual({ status: 200, body: { status: 'ok' } })
})

test('without its database a store is not ready, but alive', async () => {
  const get = await api({ isAway: true })
  expect(await get('/api/health')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect((await get('/api/health/live')).status).toBe(200)
})

test('a store that is shutting down is not ready, but still answers requests', async () => {
  const get = await api({ isDraining: true })
  expect(await get('/api/health')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect((await get('/api/health/live')).status).toBe(200)
  expect((await get('/api/openapi.json')).status).toBe(200)
})

test('an unknown path gets a 404 with nosniff', async () => {
  expect((await (await api())('/api/nothing')).status).toBe(404)
})
