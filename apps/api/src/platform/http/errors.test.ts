import { endpoint, guestsAnd, Money, owner, type Endpoint } from '@shyrdak/sdk/contract'
import fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quietLog } from '#testing/quiet-log.ts'
import type { AppContext } from '../context.ts'
import { readSettings } from '../env.ts'
import { refuse } from '../refusal.ts'
import { endPool, steadyPool } from '../open-postgres/steady-pool.ts'
import { retryOnConflict } from '../sql/transaction.ts'
import { refusalOf, registerErrorHandler } from './errors.ts'
import { localCaller } from './local-caller.ts'
import { operationsOf } from './operations.ts'
import { eventStreams } from './event-streams.ts'
import { registerOperation } from './register-operation.ts'

const sell = endpoint({
  method: 'POST',
  path: '/goods/sell',
  summary: 'Sell something.',
  access: guestsAnd('frontend'),
  body: z.object({ count: z.int() }),
  response: z.object({ price: Money }),
  errors: { PRICE_CHANGED: { price: Money }, SOLD_OUT: {} },
})
const mine = endpoint({
  method: 'GET',
  path: '/goods/mine',
  summary: 'List what is mine.',
  access: owner('frontend'),
  response: z.array(z.string()),
  messages: { UNAUTHENTICATED: 'Log in to see what is yours.' },
})

/** A store with one operation that runs `handle`, and the lines of its log. */
function store(handle: () => Promise<never>, { mode = 'test' } = {}) {
  const lines: { level: number; msg: string }[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)) as { level: number; msg: string }) // pino's format
      done()
    },
  })
  const app = fastify({ logger: { level: 'warn', stream }, genReqId: () => '4f2c' })
  const context = { settings: readSettings({ NODE_ENV: mode }), log: app.log } as AppContext // all that calls use
  const operations = operationsOf({ goods: { sell, mine } }, { goods: { sell: handle, mine: handle } })
  registerErrorHandler(app)
  for (const operation of operations)
    registerOperation(app, operation, {
      context,
      authenticate: async () => undefined,
      streams: eventStreams(),
    })
  const call = localCaller(operations, context)({ country: 'KG', language: 'en', ip: '::1' })
  return {
    lines,
    post: async (payload: object = { count: 1 }, headers = {}) => {
      const { statusCode, body } = await app.inject({ method: 'POST', url: sell.path, payload, headers })
      return { status: statusCode, body: JSON.parse(body) as unknown }
    },
    get: async () => (await app.inject({ url: mine.path })).json<unknown>(),
    call: (what: Endpoint, body?: unknown) => call({ endpoint: what, body }),
  }
}

const thrower = (error: unknown) => async (): Promise<never> => {
  throw error
}

test('the data of a refusal is in its body, beside code and message', async () => {
  const { post, lines } = store(thrower(refuse('PRICE_CHANGED', { message: 'No.', data: { price: '2.00' } })))
  expect(await post()).toEqual({
    status: 409,
    body: { code: 'PRICE_CHANGED', message: 'No.', price: '2.00' },
  })
  expect(lines).toEqual([])
})

test.each([
  ['a code', refuse('STALE'), 'refused with STALE, which its contract does not declare'],
  [
    'data',
    refuse('SOLD_OUT', { data: { price: '2.00' } }),
    'refused with SOLD_OUT and data that does not fit',
  ],
  ['other data', refuse('PRICE_CHANGED', { data: { price: 2 } }), 'Invalid input'],
  ['no data', refuse('PRICE_CHANGED'), 'refused with PRICE_CHANGED and data that does not fit'],
])('a refusal with %s that the contract does not declare is a 500', async (_what, refusal, fault) => {
  const { post, lines, call } = store(thrower(refusal))
  await expect(call(sell, { count: 1 })).rejects.toThrow(fault)
  expect(await post()).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining('goods.sell failed: ') }])
  expect(lines[0]?.msg).toContain(fault)
  expect(lines[0]?.msg).toContain('(POST /goods/sell, request 4f2c)')
})

test('in production a refusal that is not declared still reaches the shopper', async () => {
  const { post } = store(thrower(refuse('STALE')), { mode: 'production' })
  expect(await post()).toMatchObject({ status: 409, body: { code: 'STALE' } })
})

test('refusals that any request may get need no declaration', async () => {
  const { post } = store(thrower(refuse('RATE_LIMITED', { retryAfter: 60 })))
  expect(await post()).toMatchObject({ status: 429 })
  expect(await post({ count: 'one' })).toMatchObject({ status: 422, body: { code: 'INVALID' } })
  expect(await post({ count: 1, text: 'я'.repeat(200_000) })).toMatchObject({ status: 413 })
})

test('an endpoint can replace the usual message of a refusal', async () => {
  expect(await store(thrower(new Error('unreached'))).get()).toEqual({
    code: 'UNAUTHENTICATED',
    message: 'Log in to see what is yours.',
  })
})

test('a server error is logged with operation, cause and request id, and hides its cause from the caller', async () => {
  const cause = new Error('relation "x" does not exist')
  const { post, lines } = store(thrower(new Error('Failed query: select 1', { cause })))
  expect(await post()).toEqual({
    status: 500,
    body: { code: 'INTERNAL', message: '500 Internal Server Error (request 4f2c)' },
  })
  expect(lines).toMatchObject([
    { level: 50, msg: 'goods.sell failed: relation "x" does not exist (POST /goods/sell, request 4f2c)' },
  ])
})

/** What a query throws while no server is at the host: the address of a machine, or a folder of sockets. */
async function failedQuery(host: string): Promise<never> {
  const pool = steadyPool({ host, port: 1 }, quietLog)
  try {
    throw new Error('Failed query', { cause: await pool.query('select 1').catch((error: unknown) => error) })
  } finally {
    await endPool(pool)
  }
}

test('an unreachable database gives a 503 that says so, and a warning with its cause', async () => {
  const { post, lines } = store(() => failedQuery('127.0.0.1'))
  expect(await post()).toEqual({
    status: 503,
    body: { code: 'UNAVAILABLE', message: '503 Service Unavailable: database not reachable' },
  })
  expect(lines).toMatchObject([
    {
      level: 40,
      msg: 'goods.sell failed: connect ECONNREFUSED 127.0.0.1:1 (POST /goods/sell, request 4f2c)',
    },
  ])
})

test('a database whose socket is missing gives a 503', async () => {
  expect(await store(() => failedQuery('/nowhere')).post()).toMatchObject({ status: 503 })
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'])(
  'the %s of another server is not called an unreachable database',
  async (code) => {
    const { post, lines } = store(thrower(Object.assign(new Error('connect 10.0.0.9:9000'), { code })))
    expect(await post()).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining('10.0.0.9:9000') as string }])
  },
)

test('a transaction that conflicts on every try is a 503, and a warning with its operation and cause', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const line = expect.stringContaining('goods.sell failed: deadlock detected (POST /goods/sell')
  const { post, call, lines } = store(() =>
    retryOnConflict(thrower(new Error('Failed query: update goods', { cause: deadlock }))),
  )
  const refused = {
    status: 503,
    body: { code: 'UNAVAILABLE', message: '503 Service Unavailable: transaction conflict after 4 tries' },
  }
  expect(await post()).toEqual(refused)
  expect(await call(sell, { count: 1 })).toEqual({ ok: false, ...refused })
  const logged = { level: 40, msg: line, operation: 'goods.sell', route: 'POST /goods/sell' }
  expect(lines).toMatchObject([logged, logged])
})

test.each([
  ['died in use', new Error('Client has encountered a connection error and is not queryable')],
  ['is being started', Object.assign(new Error('starting up'), { code: '57P03' })],
  ['cannot write', Object.assign(new Error('cannot execute INSERT'), { code: '25006' })],
  ['ended the connection', Object.assign(new Error('terminating connection'), { code: '57P01' })],
])('a database that %s gives a 503', (_how, cause) => {
  expect(refusalOf(new Error('Failed query', { cause }))).toMatchObject({ code: 'UNAVAILABLE' })
})

test('a key that is too long to be kept is refused by the name of its header', async () => {
  const { post } = store(thrower(refuse('PRICE_CHANGED', { message: 'No.', data: { price: '2.00' } })))
  const keyed = (length: number) => post(undefined, { 'idempotency-key': 'k'.repeat(length) })
  expect(await keyed(255)).toMatchObject({ body: { code: 'PRICE_CHANGED' } })
  expect(await keyed(256)).toEqual({
    status: 400,
    body: {
      code: 'MALFORMED',
      message: expect.stringContaining('Idempotency-Key') as string,
    },
  })
})
