import { completeContract } from '@shyrdak/sdk/management'
import * as fc from 'fast-check'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operationsOf } from '#platform/http/operations.ts'
import { httpPlugin } from '#platform/http/http-plugin.ts'
import { agree, openTestShop, trials, lineRequest, type TestShop } from '#testing/test-shop.ts'
import { handlers } from '#app/modules.ts'

let shop: TestShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openTestShop()
  app = fastify()
  const settings = { ...shop.context.settings, rateLimits: false }
  await httpPlugin(app, {
    context: { ...shop.context, settings },
    operations: operationsOf(completeContract, handlers),
    authenticate: async () => undefined,
    routes: [],
    outside: [],
  })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const send = (path: string, payload: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/frontend/${path}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    2 ** 53,
    '2',
    '',
    ' ',
    'x'.repeat(5_000),
    '\0',
    'a\0b',
    null,
    true,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    'KZ',
    'JP',
    'XX',
    'kg',
    '0.00',
    '-1.00',
    '1e3',
    '999999999999.99',
    'paypal',
    "' or 1=1 --",
    '%',
  ),
  fc.integer(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
)

type Path = (string | number)[]
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
    : [path]

function put(target: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const copy: Record<string, unknown> = Array.isArray(target)
    ? Object.assign([], target)
    : Object.assign({}, target)
  copy[step] = put(copy[step], rest, value)
  return copy
}

test(
  'a wrong value anywhere in an order causes no server error and takes no stock',
  { timeout: 120_000 },
  async () => {
    const honest = agree(await shop.quote([lineRequest(1), lineRequest(2)]), { comment: 'ring twice' })
    const before = [await shop.stockOf(1, '38'), await shop.stockOf(2, '38')]
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsOf(honest)), hostile, async (path, value) => {
        const body = put(honest, path, value)
        fc.pre(JSON.stringify(body) !== JSON.stringify(honest))
        const { statusCode, body: answer } = await send('order/retail', body)
        seen.add(statusCode)
        // A changed text is a valid order, not an error.
        if (statusCode === 200) {
          await Promise.all([shop.setStock(1, '38', 10), shop.setStock(2, '38', 10)])
          return
        }
        if (statusCode < 400 || statusCode >= 500) throw new Error(`${statusCode} ${answer}`)
        if (statusCode === 422)
          expect(Object.keys(JSON.parse(answer).errors ?? { key: 1 })).not.toHaveLength(0)
      }),
      { numRuns: trials(3_000) },
    )
    expect([await shop.stockOf(1, '38'), await shop.stockOf(2, '38')]).toEqual(before)
    expect(seen).toContain(422)
  },
)

test('a wrong value in a cart or a payment causes no server error', { timeout: 120_000 }, async () => {
  const cart = { items: [lineRequest(1), lineRequest(2)] }
  const byId = { order_id: 1, success_url: '/order', cancel_url: '/order' }
  const cases = [
    ['delivery/retail/services', cart],
    ['retail/payment/paypal', byId],
    ['retail/payment/kkb?k=x', byId],
    ['retail/payment/kicb', { order_number: 'S-100001' }],
    [`retail/payment/yookassa?k=${'x'.repeat(43)}`, { order_number: 'S-100001' }],
  ] as const
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom(...cases)
        .chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...pathsOf(one[1])))),
      hostile,
      async ([[path, honest], where], value) => {
        const { statusCode, body: answer } = await send(path, put(honest, where, value))
        if (statusCode >= 500) throw new Error(answer)
      },
    ),
    { numRuns: trials(3_000) },
  )
})

test.each([
  ['a list', () => app.inject('/api/frontend/product?size=38&size=a%00b')],
  ['a search', () => send('search/product', { text: '', size: ['38', 'a\0b'] })],
])('%s by a size that no database can look up is refused', async (_what, call) => {
  const { statusCode, body } = await call()
  expect([statusCode, JSON.parse(body).issues]).toEqual([422, [{ path: ['size', 1], code: 'invalid' }]])
})

test.each(['1e309', '1e2', '01', '-0', '1.0000000000000001', '"1"', '100', '[1]'])(
  'a count of %s is parsed strictly',
  async (count) => {
    const body = JSON.stringify({ items: [lineRequest(1)] }).replace('"count":1', `"count":${count}`)
    const { statusCode } = await send('delivery/retail/services', body)
    // JSON parsers read 1.0000000000000001 as 1.
    expect(statusCode).toBe(count === '01' ? 400 : count.startsWith('1.0') ? 200 : 422)
  },
)

test.each([
  ['malformed JSON', '{"items":', 400],
  ['no body', '', 400],
  ['a hundred thousand lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), 400],
  ['two megabytes', JSON.stringify({ comment: 'x'.repeat(2_000_000) }), 413],
])('%s is refused with status 400 or 413, before anything is looked up', async (_case, payload, status) => {
  const { $client } = shop.context.db
  const query = vi.spyOn($client, 'query')
  const connect = vi.spyOn($client, 'connect')
  const countLookups = () => query.mock.calls.length + connect.mock.calls.length
  expect((await send('order/retail', payload)).statusCode).toBe(status)
  expect(countLookups()).toBe(0)
  expect((await send('order/retail', agree(await shop.quote([lineRequest(1)])))).statusCode).toBe(200)
  expect(countLookups()).toBeGreaterThan(0)
  query.mockRestore()
  connect.mockRestore()
})

test('an order cannot be read or paid by its number alone', async () => {
  const placed = JSON.parse(
    (await send('order/retail', agree(await shop.quote([lineRequest(1, '39')])))).body,
  )
  const { id, order_number } = placed.order
  const look = async (path: string) => (await app.inject(`/api/frontend/${path}`)).statusCode
  expect(await look(`order/retail/${id}`)).toBe(404)
  expect(await look(`order/retail/${id}?k=${'x'.repeat(43)}`)).toBe(404)
  expect(await look(`order/retail/${id}?k=short`)).toBe(422)
  expect(await look(`order/retail/${id}?k=${placed.secret}`)).toBe(200)
  expect(await look(placed.payment_link.slice(1))).toBe(200)
  expect(await look('order/retail')).toBe(401)
  expect(await look('order/retail/all')).toBe(401)
  expect((await send('retail/payment/kicb', { order_number })).statusCode).toBe(404)
  const started = await send(`retail/payment/paypal?k=${placed.secret}`, {
    order_id: id,
    success_url: 'https://evil.example/',
    cancel_url: '/order',
  })
  expect(started.statusCode).toBe(422)
  expect(JSON.parse(started.body).issues).toEqual([{ path: ['success_url'], code: 'invalid' }])
})
