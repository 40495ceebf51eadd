import { setTimeout as pause } from 'node:timers/promises'
import { ErrorBody } from '@shyrdak/sdk/contract'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { remoteRoutes } from './remote-routes.ts'

const opened: FastifyInstance[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** A store with a remote API that records its requests. */
async function apart(
  options: { isDraining?: () => boolean } = {},
  troubleOfApi: () => string | null = () => null,
) {
  const log: string[] = []
  const asked: (Pick<FastifyRequest, 'method' | 'url' | 'headers'> & { body: string })[] = []
  const api = fastify()
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.addHook('preHandler', async ({ method, url, headers, body }) => {
    asked.push({ method, url, headers, body: typeof body === 'string' ? body : '' })
  })
  api.all('/api/hooks/bank', async () => ({ ok: true }))
  api.get('/api/pay/return', async (_request, reply) => reply.redirect('/ru/order/order-complete/7', 303))
  api.get('/api/pay/closed', async (_request, reply) =>
    reply.code(503).header('retry-after', '1').send({ message: 'Closed', code: 'UNAVAILABLE' }),
  )
  api.get('/api/health', async (_request, reply) => {
    const message = troubleOfApi()
    return message === null ? { status: 'ok' } : reply.code(503).send({ message, code: 'UNAVAILABLE' })
  })
  api.get('/api/pay/slow', async () => pause(2_000, 'late'))
  const apiHost = await api.listen({ port: 0, host: '127.0.0.1' })
  const site = fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  })
  await remoteRoutes(site, apiHost, { timeout: 200, ...options })
  opened.push(site, api)
  return { asked, api, apiHost, site, log }
}

const expectRefusal = (body: string, code: string) =>
  expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({ code })

test('a bank’s webhook reaches the API byte for byte, with the bank’s address', async () => {
  const { asked, site } = await apart()
  const payload = '{ "sum":  10.50,\n"name": "Айгүл" }'
  const { statusCode, body } = await site.inject({
    method: 'POST',
    url: '/api/hooks/bank?sign=a%2Bb+c&sign=2',
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-signature': 'abc',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      host: 'shop.example',
      expect: '100-continue',
    },
    payload,
  })
  expect(statusCode).toBe(200)
  expect(body).toBe('{"ok":true}')
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/api/hooks/bank?sign=a%2Bb+c&sign=2',
      body: payload,
      headers: expect.objectContaining({
        'content-type': 'application/json; charset=UTF-8',
        'x-signature': 'abc',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'shop.example',
        'x-forwarded-proto': 'https',
      }),
    },
  ])
})

test('a shopper who returns from the bank is redirected within the store', async () => {
  const { site } = await apart()
  const { statusCode, headers } = await site.inject('/api/pay/return')
  expect(statusCode).toBe(303)
  expect(headers.location).toBe('/ru/order/order-complete/7')
})

test('a 503 of the API is passed on without a retry', async () => {
  const { asked, site } = await apart()
  const { statusCode, headers, body } = await site.inject('/api/pay/closed')
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('1')
  expect(JSON.parse(body)).toEqual({ message: 'Closed', code: 'UNAVAILABLE' })
  expect(asked).toHaveLength(1)
})

test.each(['/api/pay/slow', '/api/health'])(
  'while the API is down or silent, %s gets a 503 of the contract',
  async (url) => {
    const { api, site } = await apart()
    if (url === '/api/health') await api.close()
    const { statusCode, headers, body } = await site.inject(url)
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expectRefusal(body, 'UNAVAILABLE')
  },
)

test('operators read once why the API is unhealthy, and that it is well again', async () => {
  let trouble: string | null = 'database not reachable'
  const { site, log } = await apart({}, () => trouble)
  const statuses: number[] = []
  const ask = async () => statuses.push((await site.inject('/api/health')).statusCode)
  await ask()
  await ask()
  trouble = 'shutting down'
  await ask()
  trouble = null
  await ask()
  await ask()
  expect(statuses).toEqual([503, 503, 503, 200, 200])
  const lines = log.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(lines).toEqual([
    expect.stringMatching(/^GET .*\/api\/health failed: 503 .*database not reachable.* \(request req-1\)$/),
    expect.stringMatching(/^GET .*\/api\/health failed: 503 .*shutting down.* \(request req-3\)$/),
    expect.stringMatching(/^GET .*\/api\/health succeeds again \(request req-4\)$/),
  ])
})

test('a draining store is unhealthy without asking its API, and still live', async () => {
  const { api, site } = await apart({ isDraining: () => true })
  await api.close()
  expect((await site.inject('/api/health')).statusCode).toBe(503)
  expect((await site.inject('/api/health/live')).json()).toEqual({ status: 'ok' })
})

test('a webhook gets a 503 while the API is down, so that the bank retries', async () => {
  const { api, site, log } = await apart()
  await api.close()
  const url = '/api/hooks/bank?sign=secret'
  const { statusCode, body } = await site.inject({ method: 'POST', url, payload: 'x' })
  expect(statusCode).toBe(503)
  expectRefusal(body, 'UNAVAILABLE')
  const { msg } = JSON.parse(log.at(-1) ?? '') as { msg: string }
  expect(msg).toMatch(
    /^proxying POST \/api\/hooks\/bank to the API failed: connect ECONNREFUSED .* \(request req-1\)$/,
  )
})

test('a body that is too large is refused before it reaches the API', async () => {
  const { asked, site } = await apart()
  const { statusCode, body } = await site.inject({
    method: 'POST',
    url: '/api/hooks/bank',
    headers: { 'content-type': 'text/plain' },
    payload: 'x'.repeat(64 * 1024 + 1),
  })
  expect(statusCode).toBe(413)
  expectRefusal(body, 'TOO_LARGE')
  expect(asked).toEqual([])
})

test('no path escapes from the proxied routes', async () => {
  const { asked, site } = await apart()
  for (const url of ['/api/pay/..%2f..%2fmanagement', '/api/hooks/%2e%2e%5cmanagement', '/test-bank/..%5cx'])
    expectRefusal((await site.inject(url)).body, 'MALFORMED')
  expect(asked).toEqual([])
})

test('a GET request is redirected to the API, and a POST is told its address', async () => {
  const { apiHost, site } = await apart()
  const read = await site.inject('/api/frontend/product?page=2')
  expect(read.statusCode).toBe(307)
  expect(read.headers.location).toBe(`${apiHost}/api/frontend/product?page=2`)
  const written = await site.inject({ method: 'POST', url: '/api/frontend/review', payload: {} })
  expect(written.statusCode).toBe(404)
  expect(JSON.parse(written.body)).toEqual({ code: 'NOT_FOUND', message: `The API is at ${apiHost}/api.` })
})
