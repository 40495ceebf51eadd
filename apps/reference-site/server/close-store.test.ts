import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeStore } from './close-store.ts'

/** A store whose page `/slow` responds when the test says so, with a log of what happened in order. */
async function store() {
  const happened: string[] = []
  let isDraining = false
  let answer = () => {}
  const app = fastify({ forceCloseConnections: 'idle' })
  app.get('/api/health', async (_request, reply) => reply.code(isDraining ? 503 : 200).send())
  app.get('/slow', async () => {
    happened.push('asked')
    await new Promise<void>((resolve) => (answer = resolve))
    happened.push('answered')
    return 'the page'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const backend = {
    drain: () => {
      isDraining = true
    },
    close: async () => void happened.push('closed'),
  }
  const get = (path: string) => fetch(`${origin}${path}`, { headers: { connection: 'close' } })
  return { app, backend, origin, get, happened, answer: () => answer() }
}

test('a closing store reports itself unhealthy first, and still answers', async () => {
  const { get, ...closing } = await store()
  const closed = closeStore({ ...closing, drain: 200, grace: 1_000 })
  expect((await get('/api/health')).status).toBe(503)
  const page = get('/slow')
  await expect.poll(() => closing.happened).toEqual(['asked'])
  closing.answer()
  expect(await (await page).text()).toBe('the page')
  await closed
  await expect(get('/slow')).rejects.toThrow('fetch failed')
})

test('running requests are answered before the backend closes, and new ones are refused', async () => {
  const { get, ...closing } = await store()
  const page = get('/slow')
  await expect.poll(() => closing.happened).toEqual(['asked'])
  const closed = closeStore({ ...closing, drain: 0, grace: 10_000 })
  await expect
    .poll(() =>
      get('/slow').then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  closing.answer()
  expect(await (await page).text()).toBe('the page')
  await closed
  expect(closing.happened).toEqual(['asked', 'answered', 'closed'])
})

test('a request that never ends is cut off, and the store closes', async () => {
  const { get, ...closing } = await store()
  const page = get('/slow').catch(() => 'cut off')
  await expect.poll(() => closing.happened).toEqual(['asked'])
  await closeStore({ ...closing, drain: 0, grace: 50 })
  expect(await page).toBe('cut off')
  expect(closing.happened).toEqual(['asked', 'closed'])
})

test('an idle connection does not delay closing', async () => {
  const { get, ...closing } = await store()
  const idle = connect(Number(new URL(closing.origin).port), '127.0.0.1')
  await once(idle, 'connect')
  await get('/api/health')
  await closeStore({ ...closing, drain: 0, grace: 500 })
  idle.destroy()
  expect(closing.happened).toEqual(['closed'])
})
