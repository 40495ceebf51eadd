import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '../contract/contract.ts'
import { createSdk } from './create-sdk.ts'
import { httpTransport, type HttpTransportOptions } from './http-transport.ts'
import { isShyrdakError, type ShyrdakError } from './shyrdak-error.ts'

interface Seen {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Answer = (response: ServerResponse, seen: Seen) => void

const servers: { close: () => void }[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A store on a real socket that gives these answers in turn, the last one for ever. */
async function storeThat(...answers: Answer[]) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://store')
      const one = { method: request.method ?? '', url, headers: request.headers, body }
      seen.push(one)
      answers[Math.min(seen.length, answers.length) - 1]?.(response, one)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  servers.push({ close: () => (server.closeAllConnections(), server.close()) })
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  const apiHost = `http://127.0.0.1:${port}`
  const sdkWith = (options: Partial<HttpTransportOptions> = {}) =>
    createSdk(contract, { transport: httpTransport({ apiHost, country: () => 'KG', ...options }) })
  return { apiHost, seen, sdkWith }
}

const says =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }

const refuses = (code: string, status: number, more: Record<string, unknown> = {}) =>
  says({ message: 'No', code, ...more }, status)

async function failureOf(call: Promise<unknown>): Promise<ShyrdakError> {
  const thrown = await call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  )
  if (!isShyrdakError(thrown)) throw thrown
  return thrown
}

const PRICES = { max_value: '1234.50' }
const emptyPage = (next_page_url: string | null) => ({
  data: [],
  total: 30,
  per_page: 20,
  current_page: 1,
  last_page: 2,
  next_page_url,
})
const PAYMENT = {
  payment: {
    attempt_id: 'a',
    provider: 'kicb',
    state: 'pending',
    redirect: { method: 'GET', url: 'https://bank.example', fields: {} },
  },
  redirect_url: null,
}

test('a call carries the country, and the token when there is one', async () => {
  const store = await storeThat(says(PRICES))
  await store.sdkWith().retailCatalogue.prices.read()
  await store.sdkWith({ token: () => 'abc' }).retailCatalogue.prices.read()
  await store.sdkWith({ token: () => null, language: () => 'kg' }).retailCatalogue.prices.read()
  expect(store.seen.map(({ url }) => url.pathname + url.search)).toEqual(
    Array.from({ length: 3 }, () => '/api/frontend/prices?country_iso_code=KG'),
  )
  expect(store.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc', undefined])
  expect(store.seen[2]?.headers['accept-language']).toBe('ky')
})

test('several values of a filter are sent as a repeated key, and what is not chosen is not sent', async () => {
  const store = await storeThat(says(emptyPage(null)))
  await store
    .sdkWith()
    .retailCatalogue.products.list({ query: { group: ['male', 'unisex'], page: 2, min: undefined } })
  expect(store.seen[0]?.url.search).toBe('?group=male&group=unisex&page=2&country_iso_code=KG')
})

test('a parameter is written so that it stays one step of the path', async () => {
  const store = await storeThat(refuses('NOT_FOUND', 404))
  await failureOf(store.sdkWith().retailCatalogue.products.read({ params: { slug: '../secret?x=1' } }))
  expect(store.seen[0]?.url.pathname).toBe('/api/frontend/product/..%2Fsecret%3Fx%3D1')
})

test.each(['', '.', '..'])('the parameter %j never leaves the house', async (slug) => {
  const store = await storeThat(says({}))
  const failure = await failureOf(store.sdkWith().retailCatalogue.products.read({ params: { slug } }))
  expect(failure).toMatchObject({ code: 'INVALID', fields: { slug: [{ code: 'invalid' }] } })
  expect(store.seen).toEqual([])
})

test('fields that the contract does not list are dropped', async () => {
  const store = await storeThat(says({ ...PRICES, secret: 1 }))
  expect(await store.sdkWith().retailCatalogue.prices.read()).toEqual(PRICES)
})

test.each([
  ['another shape', says({ max_value: 12 })],
  ['a page of a proxy', (response: ServerResponse) => response.end('<html>secret-of-somebody</html>')],
  ['nothing', (response: ServerResponse) => response.end()],
  ['half of an answer', (response: ServerResponse) => response.end('{"max_value":"12')],
])('%s is a bad response that names the operation and shows no body', async (_, answer) => {
  const store = await storeThat(answer)
  const failure = await failureOf(store.sdkWith().retailCatalogue.prices.read())
  expect(failure.code).toBe('BAD_RESPONSE')
  expect(failure.message).toContain('GET /frontend/prices')
  expect(`${failure.stack}${String(failure.cause)}`).not.toMatch(/secret-of-somebody|<html|"12/)
})

test('an answer above five megabytes is not read to its end', async () => {
  const store = await storeThat((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    }
    response.on('drain', more)
    more()
  })
  expect((await failureOf(store.sdkWith().retailCatalogue.prices.read())).message).toContain('too large')
})

test('a refusal keeps its code, status, issues and waiting time', async () => {
  const issues = [{ path: ['items', 0, 'count'], code: 'too_small', params: { min: 1, of: 'number' } }]
  const store = await storeThat(
    says({ message: 'The given data was invalid.', code: 'INVALID', issues }, 422, { 'retry-after': '7' }),
  )
  const body = { items: [] }
  const failure = await failureOf(store.sdkWith().retailOrders.delivery.services({ body }))
  expect(failure).toMatchObject({ code: 'INVALID', status: 422, issues, retryAfter: 7 })
  expect(failure.fields).toEqual({ 'items.0.count': issues })
  expect(store.seen).toHaveLength(1)
})

test.each([
  [404, 'NOT_FOUND'],
  [413, 'TOO_LARGE'],
  [418, 'BAD_RESPONSE'],
  [501, 'INTERNAL'],
] as const)('a status %i without the store’s body reads as %s', async (status, code) => {
  const store = await storeThat(says('nginx', status))
  expect(await failureOf(store.sdkWith().retailCatalogue.prices.read())).toMatchObject({ code, status })
})

test('a read is tried three times, with the answer of the last', async () => {
  const store = await storeThat(refuses('INTERNAL', 500), refuses('UNAVAILABLE', 503), says(PRICES))
  expect(await store.sdkWith().retailCatalogue.prices.read()).toEqual(PRICES)
  expect(store.seen).toHaveLength(3)
})

test('a POST that only reads is tried again', async () => {
  const store = await storeThat(refuses('UNAVAILABLE', 503), says(emptyPage(null)))
  await store.sdkWith().retailCatalogue.search.products({ body: { text: 'тапочки' } })
  expect(store.seen.map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => '{"text":"тапочки"}'))
})

test('a write is sent once, unless a key makes it one intent', async () => {
  const store = await storeThat(refuses('UNAVAILABLE', 503))
  const pay = store.sdkWith().retailOrders.payments.kicb
  await failureOf(pay({ body: { order_number: 'A1' } }))
  expect(store.seen).toHaveLength(1)
  await failureOf(pay({ body: { order_number: 'A1' }, idempotencyKey: 'key-1' }))
  expect(store.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
    undefined,
    'key-1',
    'key-1',
    'key-1',
  ])
})

test('a write with a key gets through when the first try fails', async () => {
  const store = await storeThat((response) => response.destroy(), says(PAYMENT))
  const pay = store.sdkWith().retailOrders.payments.kicb
  expect(await pay({ body: { order_number: 'A1' }, idempotencyKey: 'key-1' })).toEqual(PAYMENT)
})

test('a store that asks for a second is given it; one that asks for a minute is heard at once', async () => {
  const soon = await storeThat(
    says({ message: 'No', code: 'RATE_LIMITED' }, 429, { 'retry-after': '1' }),
    says(PRICES),
  )
  const started = performance.now()
  await soon.sdkWith().retailCatalogue.prices.read()
  expect(performance.now() - started).toBeGreaterThan(950)

  const late = await storeThat(says({ message: 'No', code: 'RATE_LIMITED' }, 429, { 'retry-after': '60' }))
  expect(await failureOf(late.sdkWith().retailCatalogue.prices.read())).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 60,
  })
  expect(late.seen).toHaveLength(1)
})

test('a store that is not there is a network failure', async () => {
  const transport = httpTransport({ apiHost: 'http://127.0.0.1:1', country: () => 'KG' })
  expect((await failureOf(createSdk(contract, { transport }).content.head.read())).code).toBe('NETWORK')
})

test('a silent store, and one that stops in the middle of its answer, are time-outs', async () => {
  const timeout = { attempt: 50, read: 200, write: 100 }
  const silent = await storeThat(() => undefined)
  const sdk = silent.sdkWith({ timeout })
  expect((await failureOf(sdk.retailCatalogue.prices.read())).code).toBe('TIMEOUT')
  expect((await failureOf(sdk.retailOrders.payments.kicb({ body: { order_number: 'A' } }))).code).toBe(
    'TIMEOUT',
  )
  const stuck = await storeThat((response) => void response.write('{"max'))
  expect((await failureOf(stuck.sdkWith({ timeout }).retailCatalogue.prices.read())).code).toBe('TIMEOUT')
})

test('a call that is given up ends as aborted, before, during and between tries', async () => {
  const store = await storeThat(() => undefined)
  const { read } = store.sdkWith().retailCatalogue.prices
  expect((await failureOf(read({ signal: AbortSignal.abort() }))).code).toBe('ABORTED')
  expect(store.seen).toEqual([])
  expect((await failureOf(read({ signal: AbortSignal.timeout(30) }))).code).toBe('ABORTED')

  const busy = await storeThat(says({ message: 'No', code: 'UNAVAILABLE' }, 503, { 'retry-after': '3' }))
  const waiting = busy.sdkWith().retailCatalogue.prices.read({ signal: AbortSignal.timeout(100) })
  expect((await failureOf(waiting)).code).toBe('ABORTED')
})

test('the next page is fetched by its address, with the token and the country of now', async () => {
  const store = await storeThat(
    says(emptyPage('/api/frontend/product?group=male&page=2&country_iso_code=RU')),
    says(emptyPage(null)),
  )
  const { list } = store.sdkWith({ token: () => 'abc' }).retailCatalogue.products
  const first = await list({ query: { group: ['male'] } })
  const second = await list.next(first)
  expect(store.seen[1]?.url.search).toBe('?group=male&page=2&country_iso_code=KG')
  expect(store.seen[1]?.headers.authorization).toBe('Bearer abc')
  expect(second && (await list.next(second))).toBeNull()
})

test('a list that is asked for by POST is followed with its body', async () => {
  const store = await storeThat(says(emptyPage('/api/frontend/search/product?page=2')), says(emptyPage(null)))
  const { products } = store.sdkWith().retailCatalogue.search
  const body = { text: 'шапка' }
  await products.next(await products({ body }), { body })
  expect(store.seen[1]).toMatchObject({ method: 'POST', body: JSON.stringify(body) })
})

test.each([
  'https://evil.example/api/frontend/product?page=2',
  '//evil.example/api/frontend/product',
  '/\\evil.example/api/',
  '/api/../admin',
  '/elsewhere',
  'javascript:alert(1)',
  'http://[',
])('a next page at %j is never fetched', async (next_page_url) => {
  const store = await storeThat(says(emptyPage(next_page_url)))
  const { list } = store.sdkWith({ token: () => 'abc' }).retailCatalogue.products
  const page = await list()
  expect((await failureOf(list.next(page))).code).toBe('BAD_RESPONSE')
  expect(store.seen).toHaveLength(1)
})

test('a part of the contract makes a part of the SDK', async () => {
  const transport = vi.fn(() => Promise.resolve([]))
  const sdk = createSdk({ colors: contract.retailCatalogue.colors }, { transport })
  expect(await sdk.colors.list()).toEqual([])
  expect(Object.keys(sdk)).toEqual(['colors'])
})

test('what fails shows no token', async () => {
  const transport = httpTransport({
    apiHost: 'http://127.0.0.1:1',
    country: () => 'KG',
    token: () => 'secret-token',
  })
  const failure = await failureOf(
    createSdk(contract, { transport }).retailOrders.payments.kicb({ body: { order_number: 'A' } }),
  )
  const { inspect } = await import('node:util')
  expect(inspect(failure, { depth: 9 })).not.toContain('secret-token')
})
