import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatMessage } from '../contract/chat/messages.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../testing/build.ts'
import { createSdk } from './create-sdk.ts'
import { httpTransport, type HttpTransportOptions } from './http-transport.ts'
import { isShyrdakError, type ShyrdakError } from './shyrdak-error.ts'

interface ReceivedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Responder = (response: ServerResponse, request: ReceivedRequest) => void

const servers: { close: () => void }[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Starts a store on a real socket. It uses the responders in turn, and then repeats the last one. */
async function startStore(...responders: Responder[]) {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://store')
      const received = { method: request.method ?? '', url, headers: request.headers, body }
      requests.push(received)
      responders[Math.min(requests.length, responders.length) - 1]?.(response, received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push({ close: () => (server.closeAllConnections(), server.close()) })
  const { port } = server.address() as AddressInfo // always an AddressInfo for a TCP server
  const apiHost = `http://127.0.0.1:${port}`
  const sdkWith = (options: Partial<HttpTransportOptions> = {}) =>
    createSdk(contract, { transport: httpTransport({ apiHost, country: () => 'KG', ...options }) })
  return { apiHost, requests, sdkWith }
}

const respondsWith =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Responder =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }

const failsWith = (code: string, status: number, details: Record<string, unknown> = {}) =>
  respondsWith({ message: 'No', code, ...details }, status)

async function errorOf(call: Promise<unknown>): Promise<ShyrdakError> {
  const thrown = await call.then(
    () => expect.unreachable('expected the call to fail'),
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
    charge: { amount: '10.00', currency: 'KGS', rate: null, rate_date: null },
    provider: 'kicb',
    state: 'pending',
    redirect: { method: 'GET', url: 'https://bank.example', fields: {} },
  },
  redirect_url: null,
}

test.each(['localhost:3000', 'shop.example', '', 'null', 'ftp://shop.example'])(
  'the API host %j is refused at once, by an error that names the option and an example',
  (apiHost) =>
    expect(() => httpTransport({ apiHost, country: () => 'KG' })).toThrow(
      new TypeError(`apiHost is "${apiHost}", not like https://shop.example`),
    ),
)

test('a request carries the country, the token and the language', async () => {
  const store = await startStore(respondsWith(PRICES))
  await store.sdkWith().retailCatalogue.prices.read()
  await store.sdkWith({ token: () => 'abc' }).retailCatalogue.prices.read()
  await store.sdkWith({ token: () => null, language: () => 'kg' }).retailCatalogue.prices.read()
  expect(store.requests.map(({ url }) => url.pathname + url.search)).toEqual(
    Array.from({ length: 3 }, () => '/api/frontend/prices?country_iso_code=KG'),
  )
  expect(store.requests.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer abc',
    undefined,
  ])
  expect(store.requests[2]?.headers['accept-language']).toBe('ky')
})

test('arrays are sent as repeated keys and undefined values are omitted', async () => {
  const store = await startStore(respondsWith(emptyPage(null)))
  await store
    .sdkWith()
    .retailCatalogue.products.list({ query: { group: ['male', 'unisex'], page: 2, min: undefined } })
  expect(store.requests[0]?.url.search).toBe('?group=male&group=unisex&page=2&country_iso_code=KG')
})

test('a path parameter is encoded as one path segment', async () => {
  const store = await startStore(failsWith('NOT_FOUND', 404))
  await errorOf(store.sdkWith().retailCatalogue.products.read({ params: { slug: '../secret?x=1' } }))
  expect(store.requests[0]?.url.pathname).toBe('/api/frontend/product/..%2Fsecret%3Fx%3D1')
})

test.each(['', '.', '..'])('the path parameter %j is refused without a request', async (slug) => {
  const store = await startStore(respondsWith({}))
  const failure = await errorOf(store.sdkWith().retailCatalogue.products.read({ params: { slug } }))
  expect(failure).toMatchObject({ code: 'INVALID', fields: { slug: [{ code: 'invalid' }] } })
  expect(store.requests).toEqual([])
})

test('fields that the contract does not list are dropped', async () => {
  const store = await startStore(respondsWith({ ...PRICES, secret: 1 }))
  expect(await store.sdkWith().retailCatalogue.prices.read()).toEqual(PRICES)
})

test.each([
  ['a body of another shape', respondsWith({ max_value: 12 })],
  [
    'an HTML page from a proxy',
    (response: ServerResponse) => response.end('<html>secret-of-somebody</html>'),
  ],
  ['an empty body', (response: ServerResponse) => response.end()],
  ['truncated JSON', (response: ServerResponse) => response.end('{"max_value":"12')],
])('%s is a BAD_RESPONSE whose message names the operation and leaks no body', async (_, responder) => {
  const store = await startStore(responder)
  const failure = await errorOf(store.sdkWith().retailCatalogue.prices.read())
  expect(failure.code).toBe('BAD_RESPONSE')
  expect(failure.message).toContain('GET /frontend/prices')
  expect(`${failure.stack}${String(failure.cause)}`).not.toMatch(/secret-of-somebody|<html|"12/)
})

test('a response above five megabytes is aborted', async () => {
  const store = await startStore((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    }
    response.on('drain', write)
    write()
  })
  expect((await errorOf(store.sdkWith().retailCatalogue.prices.read())).message).toContain('too large')
})

test('an error response above five megabytes is aborted, and its code comes from its status', async () => {
  let isClosed = false
  const store = await startStore((response) => {
    response.on('close', () => (isClosed = true))
    response.writeHead(404, { 'content-type': 'application/json' })
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    }
    response.on('drain', write)
    write()
  })
  expect(await errorOf(store.sdkWith().retailCatalogue.prices.read())).toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
  })
  await vi.waitFor(() => expect(isClosed).toBe(true))
})

test('an error response becomes an error with code, status, issues and retryAfter', async () => {
  const issues = [{ path: ['items', 0, 'count'], code: 'too_small', params: { min: 1, of: 'number' } }]
  const store = await startStore(
    respondsWith({ message: 'The given data was invalid.', code: 'INVALID', issues }, 422, {
      'retry-after': '7',
    }),
  )
  const body = { items: [] }
  const failure = await errorOf(store.sdkWith().retailOrders.delivery.services({ body }))
  expect(failure).toMatchObject({ code: 'INVALID', status: 422, issues, retryAfter: 7 })
  expect(failure.fields).toEqual({ 'items.0.count': issues })
  expect(store.requests).toHaveLength(1)
})

test.each([
  [404, 'NOT_FOUND'],
  [413, 'TOO_LARGE'],
  [418, 'MALFORMED'],
  [501, 'INTERNAL'],
  [504, 'UNAVAILABLE'],
] as const)('status %i without an error body becomes %s', async (status, code) => {
  const store = await startStore(respondsWith('nginx', status))
  expect(await errorOf(store.sdkWith().retailCatalogue.prices.read())).toMatchObject({ code, status })
})

test.each([
  [401, 'UNAUTHENTICATED'],
  [409, 'MALFORMED'],
  [422, 'INVALID'],
  [500, 'INTERNAL'],
] as const)(
  'status %i with a code of a newer store becomes %s, with its message and issues',
  async (status, code) => {
    const issues = [{ path: ['items', 0, 'count'], code: 'outside_season', params: { from: 'May' } }]
    const store = await startStore(
      respondsWith({ message: 'Closed for the winter.', code: 'OUT_OF_SEASON', issues }, status),
    )
    const failure = await errorOf(
      store.sdkWith().retailOrders.payments.kicb({ body: { order_number: 'A1' } }),
    )
    expect(failure).toMatchObject({ code, status, issues, data: undefined })
    expect(failure.message).toContain('Closed for the winter.')
  },
)

test('a code named like a property of every object is as unknown as any other', async () => {
  const store = await startStore(failsWith('constructor', 409))
  expect((await errorOf(store.sdkWith().retailCatalogue.prices.read())).code).toBe('MALFORMED')
})

test('a read is attempted up to three times', async () => {
  const store = await startStore(
    failsWith('INTERNAL', 500),
    failsWith('UNAVAILABLE', 503),
    respondsWith(PRICES),
  )
  expect(await store.sdkWith().retailCatalogue.prices.read()).toEqual(PRICES)
  expect(store.requests).toHaveLength(3)
})

test('a POST that only reads is retried', async () => {
  const store = await startStore(failsWith('UNAVAILABLE', 503), respondsWith(emptyPage(null)))
  await store.sdkWith().retailCatalogue.search.products({ body: { text: 'тапочки' } })
  expect(store.requests.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => '{"text":"тапочки"}'),
  )
})

test('a write that is not repeatable is only retried with an idempotency key', async () => {
  const store = await startStore(failsWith('UNAVAILABLE', 503))
  const { send } = store.sdkWith().chat.retail
  await errorOf(send({ body: { text: 'Салам!' } }))
  expect(store.requests).toHaveLength(1)
  await errorOf(send({ body: { text: 'Салам!' }, idempotencyKey: 'key-1' }))
  expect(store.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    undefined,
    'key-1',
    'key-1',
    'key-1',
  ])
})

test('a write with an idempotency key is retried after a connection failure', async () => {
  const message = build(ChatMessage)
  const store = await startStore((response) => response.destroy(), respondsWith(message))
  const { send } = store.sdkWith().chat.retail
  expect(await send({ body: { text: 'Салам!' }, idempotencyKey: 'key-1' })).toEqual(message)
})

test('the start of a payment is retried without a key', async () => {
  const store = await startStore((response) => response.destroy(), respondsWith(PAYMENT))
  const pay = store.sdkWith().retailOrders.payments.kicb
  expect(await pay({ body: { order_number: 'A1' } })).toEqual(PAYMENT)
  expect(store.requests).toHaveLength(2)
})

test('a short Retry-After is waited for, a long one is returned at once', async () => {
  const soon = await startStore(
    respondsWith({ message: 'No', code: 'RATE_LIMITED' }, 429, { 'retry-after': '1' }),
    respondsWith(PRICES),
  )
  const started = performance.now()
  await soon.sdkWith().retailCatalogue.prices.read()
  expect(performance.now() - started).toBeGreaterThan(950)

  const late = await startStore(
    respondsWith({ message: 'No', code: 'RATE_LIMITED' }, 429, { 'retry-after': '60' }),
  )
  expect(await errorOf(late.sdkWith().retailCatalogue.prices.read())).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 60,
  })
  expect(late.requests).toHaveLength(1)
})

test('a retry after a 503 does not wait for the rate limit to reset', async () => {
  const store = await startStore(
    respondsWith({ message: 'No', code: 'UNAVAILABLE' }, 503, { 'x-ratelimit-reset': '57' }),
    respondsWith(PRICES),
  )
  // Waiting for the reset would exceed the time of a read with its retries.
  expect(await store.sdkWith().retailCatalogue.prices.read()).toEqual(PRICES)
})

test('a read whose response breaks off is retried', async () => {
  const store = await startStore((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"max', () => response.destroy())
  }, respondsWith(PRICES))
  expect(await store.sdkWith().retailCatalogue.prices.read()).toEqual(PRICES)
})

test('a read is retried whatever a custom fetch throws', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockRejectedValueOnce(new Error('socket hang up'))
    .mockResolvedValueOnce(Response.json(PRICES))
  const transport = httpTransport({ apiHost: 'http://store.test', country: () => 'KG', fetch })
  expect(await createSdk(contract, { transport }).retailCatalogue.prices.read()).toEqual(PRICES)
})

test('a custom fetch can extend the request with headers of its own', async () => {
  const store = await startStore(respondsWith(PAYMENT))
  const sdk = store.sdkWith({
    token: () => 'abc',
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('x-forwarded-for', '192.0.2.7')
      return fetch(request)
    },
  })
  await sdk.retailOrders.payments.kicb({ body: { order_number: 'A1' } })
  expect(store.requests[0]).toMatchObject({
    method: 'POST',
    body: '{"order_number":"A1"}',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.7',
    },
  })
})

test('a random number is drawn only for the pause before a retry', async () => {
  const random = vi.spyOn(Math, 'random')
  const uuid = vi.spyOn(crypto, 'randomUUID')
  try {
    const store = await startStore(respondsWith(PRICES), failsWith('INTERNAL', 500), respondsWith(PRICES))
    const { read } = store.sdkWith().retailCatalogue.prices
    await read()
    expect(random).not.toHaveBeenCalled()
    await read()
    expect(random).toHaveBeenCalledOnce()
    expect(uuid).not.toHaveBeenCalled()
  } finally {
    vi.restoreAllMocks()
  }
})

test('a refused connection is a NETWORK error', async () => {
  const transport = httpTransport({ apiHost: 'http://127.0.0.1:1', country: () => 'KG' })
  expect((await errorOf(createSdk(contract, { transport }).content.head.read())).code).toBe('NETWORK')
})

test('no response and an unfinished response are TIMEOUT errors', async () => {
  const timeout = { attempt: 50, read: 200, write: 100 }
  const silent = await startStore(() => undefined)
  const sdk = silent.sdkWith({ timeout })
  expect((await errorOf(sdk.retailCatalogue.prices.read())).code).toBe('TIMEOUT')
  expect((await errorOf(sdk.retailOrders.payments.kicb({ body: { order_number: 'A' } }))).code).toBe(
    'TIMEOUT',
  )
  const stuck = await startStore((response) => void response.write('{"max'))
  expect((await errorOf(stuck.sdkWith({ timeout }).retailCatalogue.prices.read())).code).toBe('TIMEOUT')
})

test('a call can be aborted before, during and between attempts', async () => {
  const store = await startStore(() => undefined)
  const { read } = store.sdkWith().retailCatalogue.prices
  expect((await errorOf(read({ signal: AbortSignal.abort() }))).code).toBe('ABORTED')
  expect(store.requests).toEqual([])
  expect((await errorOf(read({ signal: AbortSignal.timeout(30) }))).code).toBe('ABORTED')

  expect(store.requests).toHaveLength(1)

  const busy = await startStore(
    respondsWith({ message: 'No', code: 'UNAVAILABLE' }, 503, { 'retry-after': '3' }),
  )
  const waiting = busy.sdkWith().retailCatalogue.prices.read({ signal: AbortSignal.timeout(100) })
  expect((await errorOf(waiting)).code).toBe('ABORTED')
})

test('the next page is fetched by its URL, with the current token and country', async () => {
  const store = await startStore(
    respondsWith(emptyPage('/api/frontend/product?group=male&page=2&country_iso_code=RU')),
    respondsWith(emptyPage(null)),
  )
  const { list } = store.sdkWith({ token: () => 'abc' }).retailCatalogue.products
  const first = await list({ query: { group: ['male'] } })
  const second = await list.next(first)
  expect(store.requests[1]?.url.search).toBe('?group=male&page=2&country_iso_code=KG')
  expect(store.requests[1]?.headers.authorization).toBe('Bearer abc')
  expect(second && (await list.next(second))).toBeNull()
})

test('the next page of a list requested by POST is fetched with its body', async () => {
  const store = await startStore(
    respondsWith(emptyPage('/api/frontend/search/product?page=2')),
    respondsWith(emptyPage(null)),
  )
  const { products } = store.sdkWith().retailCatalogue.search
  const body = { text: 'шапка' }
  await products.next(await products({ body }), { body })
  expect(store.requests[1]).toMatchObject({ method: 'POST', body: JSON.stringify(body) })
})

test.each([
  'https://evil.example/api/frontend/product?page=2',
  '//evil.example/api/frontend/product',
  '/\\evil.example/api/',
  '/api/../admin',
  '/elsewhere',
  'javascript:alert(1)',
  'http://[',
])('a next page at %j is refused without a request', async (next_page_url) => {
  const store = await startStore(respondsWith(emptyPage(next_page_url)))
  const { list } = store.sdkWith({ token: () => 'abc' }).retailCatalogue.products
  const page = await list()
  expect((await errorOf(list.next(page))).code).toBe('BAD_RESPONSE')
  expect(store.requests).toHaveLength(1)
})

test('a part of the contract makes a client with only its endpoints', async () => {
  const transport = vi.fn(() => Promise.resolve([]))
  const sdk = createSdk({ colors: contract.retailCatalogue.colors }, { transport })
  expect(await sdk.colors.list()).toEqual([])
  expect(Object.keys(sdk)).toEqual(['colors'])
})

test('errors do not contain the token', async () => {
  const transport = httpTransport({
    apiHost: 'http://127.0.0.1:1',
    country: () => 'KG',
    token: () => 'secret-token',
  })
  const failure = await errorOf(
    createSdk(contract, { transport }).retailOrders.payments.kicb({ body: { order_number: 'A' } }),
  )
  expect(inspect(failure, { depth: 9 })).not.toContain('secret-token')
})

test('a call fails with a code when country() throws or the token cannot be sent', async () => {
  const store = await startStore(respondsWith(PRICES))
  const broken = new Error('no country yet')
  const country = () => {
    throw broken
  }
  const unplaced = await errorOf(store.sdkWith({ country }).retailCatalogue.prices.read())
  expect([unplaced.code, unplaced.cause]).toEqual(['NETWORK', broken])
  const events = store.sdkWith({ country }).chat.retail.changes({ query: { after: 0 } })
  expect(await errorOf(events[Symbol.asyncIterator]().next())).toMatchObject({ code: 'NETWORK' })
  const token = 'ключ-\n-secret'
  const unsent = await errorOf(store.sdkWith({ token: () => token }).retailCatalogue.prices.read())
  expect(unsent.code).toBe('UNAUTHENTICATED')
  expect(inspect(unsent, { depth: 9 })).not.toContain('secret')
  expect(store.requests).toEqual([])
})

test('a file arrives with its bytes, name and type; without a safe name it is called “file”', async () => {
  const bytes = new Uint8Array([0x25, 0x50, 0xff, 0x00, 0xfe])
  const named = { 'content-disposition': 'attachment; filename="invoice-2026-000017.pdf"' }
  const both = (encoded: string) => `attachment; filename="____.pdf"; filename*=UTF-8''${encoded}`
  const call = { params: { orderId: 1, invoiceId: 2 } }
  for (const [headers, name] of [
    [named, 'invoice-2026-000017.pdf'],
    [{ 'content-disposition': 'attachment; filename="../../etc/passwd"' }, 'file'],
    [{ 'content-disposition': both('%D0%BB%D0%BE%D0%B3%D0%BE%20%281%29.pdf') }, 'лого (1).pdf'],
    [{ 'content-disposition': both('..%2F..%2Fetc%2Fpasswd') }, 'file'],
    [{ 'content-disposition': both('%D0') }, '____.pdf'],
    [{}, 'file'],
  ] as const) {
    const store = await startStore((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', ...headers })
      response.end(bytes)
    })
    const file = await store.sdkWith().wholesale.invoices.pdf(call)
    expect(file.name).toBe(name)
    expect(file.type).toBe('application/pdf')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  }
})

test('a file may be larger than any other response, and is refused above 50 MB', async () => {
  const MB = 1024 * 1024
  const sized = async (bytes: number) => {
    const store = await startStore((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': bytes })
      response.end(Buffer.alloc(bytes))
    })
    return store.sdkWith().wholesale.invoices.pdf({ params: { orderId: 1, invoiceId: 2 } })
  }
  expect((await sized(6 * MB)).size).toBe(6 * MB)
  expect((await errorOf(sized(51 * MB))).message).toContain('too large')
})

test('a file may arrive for longer than any other response, and is given up once no more of it arrives', async () => {
  const timeout = { attempt: 400, read: 400 }
  const call = { params: { orderId: 1, invoiceId: 2 } }
  const slow = await startStore((response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.flushHeaders()
    let left = 10
    const timer = setInterval(
      () => (left-- > 0 ? response.write('%PDF') : (clearInterval(timer), response.end())),
      60,
    )
  })
  expect((await slow.sdkWith({ timeout }).wholesale.invoices.pdf(call)).size).toBe(40)

  let isClosed = false
  const stuck = await startStore((response) => {
    response.on('close', () => (isClosed = true))
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.write('%PDF')
  })
  expect((await errorOf(stuck.sdkWith({ timeout }).wholesale.invoices.pdf(call))).code).toBe('TIMEOUT')
  await vi.waitFor(() => expect(isClosed).toBe(true))

  const silent = await startStore(() => undefined)
  expect((await errorOf(silent.sdkWith({ timeout }).wholesale.invoices.pdf(call))).code).toBe('TIMEOUT')
})

test('a download can be aborted while its bytes arrive', async () => {
  const store = await startStore((response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    const timer = setInterval(() => response.write('%PDF'), 20)
    response.on('close', () => clearInterval(timer))
  })
  const call = { params: { orderId: 1, invoiceId: 2 }, signal: AbortSignal.timeout(100) }
  expect((await errorOf(store.sdkWith().wholesale.invoices.pdf(call))).code).toBe('ABORTED')
})

test('a refused file is an error with its code, and a file of another type is a BAD_RESPONSE', async () => {
  const call = { params: { orderId: 1, invoiceId: 2 } }
  const refused = await startStore(failsWith('NOT_FOUND', 404))
  expect((await errorOf(refused.sdkWith().wholesale.invoices.pdf(call))).code).toBe('NOT_FOUND')
  const page = await startStore((response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<p>Log in to the hotel’s network</p>')
  })
  expect((await errorOf(page.sdkWith().wholesale.invoices.pdf(call))).code).toBe('BAD_RESPONSE')
})

test('a response that the transport has validated is returned as it is, any other is parsed', async () => {
  const color = { id: 1, name: { en: 'red', ru: 'красный', kg: 'кызыл' }, hex: '#aa0000', extra: true }
  const answer = [color]
  const sdkOf = (isValidated?: true) =>
    createSdk(contract, {
      transport: Object.assign(async () => answer, isValidated && { isValidated }),
    })
  expect(await sdkOf(true).retailCatalogue.colors.list()).toBe(answer)
  expect(await sdkOf().retailCatalogue.colors.list()).toEqual([{ ...color, extra: undefined }])
})

test('a client has every part of the contract, and a part is the same object each time', () => {
  const sdk = createSdk(contract, { transport: async () => null })
  expect(Object.keys(sdk)).toEqual(Object.keys(contract))
  expect(sdk.content.menus.header).toBe(sdk.content.menus.header)
  expect({ ...sdk }.content).toBe(sdk.content)
})
