import { join } from 'node:path'
import { contract } from '@shyrdak/sdk/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOver } from '../sql/database.ts'
import { migrate } from '../sql/migrate.ts'
import { readSettings } from '../env.ts'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { AppContext } from '../context.ts'
import { registerErrorHandler } from './errors.ts'
import { addressOf } from './caller-address.ts'
import { registerRateLimit } from './rate-limit.ts'
import { routeLimitOf } from './rate-limits.ts'
import { sweepRateLimits } from './sweep-rate-limits.ts'

const LOOKUP = routeLimitOf(contract.auth.email.exists)
const GUESS = routeLimitOf(contract.auth.password.recover)
const EMAIL = routeLimitOf(contract.auth.profile.retail.update)
const PLACING = routeLimitOf(contract.retailOrders.orders.place)
const SEARCH = routeLimitOf(contract.retailCatalogue.search.products)

let database: TestDatabase
let now = Date.parse('2026-11-20T10:00:00Z')
const open: FastifyInstance[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await migrate(database.pool, join(import.meta.dirname, '../../../migrations'))
})
afterAll(async () => {
  for (const app of open) await app.close()
  await dropTestDatabase(database)
})

const contextOf = (databaseUrl: string | undefined) =>
  ({
    settings: { ...readSettings({}), databaseUrl },
    db: databaseOver(database.pool),
    clock: () => new Date(now),
    log: fastify().log,
  }) as AppContext // all that rate limits use

/** A header of requests whose client has disconnected: their socket has no address. */
const GONE = 'x-client-gone'

/** A process of the store, with rate-limited routes that do nothing. */
async function process({ isShared = true } = {}) {
  const app = fastify()
  open.push(app)
  registerErrorHandler(app)
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers[GONE] !== undefined) Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined })
  })
  await registerRateLimit(app, contextOf(isShared ? database.connectionString : undefined))
  for (const [url, rateLimit] of [
    ['/wholesale/recover-password', GUESS],
    ['/frontend/profile', EMAIL],
    ['/frontend/is-email-exist', LOOKUP],
    ['/frontend/order/retail', PLACING],
    ['/search', SEARCH],
  ] as const)
    app.post(url, { config: { rateLimit } }, async () => ({}))
  const post = (url: string, remoteAddress: string, email?: string, headers = {}) =>
    app.inject({ method: 'POST', url, remoteAddress, payload: { email }, headers })
  return {
    guess: async (address: string, email?: string) =>
      (await post('/wholesale/recover-password', address, email)).statusCode,
    message: async (address: string, email: string) =>
      (await post('/frontend/profile', address, email)).statusCode,
    order: async (address: string, email: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/frontend/order/retail',
          remoteAddress: address,
          payload: { contact: { email } },
        })
      ).statusCode,
    lookUp: async (address: string) => (await post('/frontend/is-email-exist', address)).statusCode,
    search: async (address: string) => (await post('/search', address)).statusCode,
    post,
  }
}

const nextWindow = () => (now += 3_600_000)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const counted = (codes: number[], code: number) => codes.filter((one) => one === code).length

test('password guesses from one address are counted exactly across processes', async () => {
  nextWindow()
  const [one, two] = [await process(), await process()]
  const codes = await Promise.all(
    times(GUESS.max * 2).map((index) => (index % 2 ? one : two).guess('198.51.100.1')),
  )
  expect(counted(codes, 200)).toBe(GUESS.max)
  expect(await two.guess('198.51.100.2')).toBe(200)
  const refused = await one.post('/wholesale/recover-password', '198.51.100.1')
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  nextWindow()
  expect(await one.guess('198.51.100.1')).toBe(200)
})

/** One email address in the spellings people type: capitals, a trailing space, full-width letters. */
const WRITTEN = ['aigul@example.kg', 'Aigul@example.kg ', 'ａｉｇｕｌ@example.kg']

test('requests for one email are counted together, from any address and in any spelling', async () => {
  nextWindow()
  const [one, two] = [await process(), await process()]
  const max = EMAIL.perEmail?.max ?? Number.NaN
  const codes: number[] = []
  for (const index of times(max + 2))
    codes.push(
      await (index % 2 ? one : two).message(`203.0.113.${index}`, WRITTEN[index % WRITTEN.length] ?? ''),
    )
  expect(counted(codes, 200)).toBe(max)
  expect(await one.message('203.0.113.200', 'bakyt@example.kg')).toBe(200)
})

test('orders that name one buyer are counted together, so that nobody is flooded with their emails', async () => {
  nextWindow()
  const one = await process()
  const max = PLACING.perEmail?.max ?? Number.NaN
  const codes: number[] = []
  for (const index of times(max + 2))
    codes.push(await one.order(`203.0.113.${index}`, WRITTEN[index % WRITTEN.length] ?? ''))
  expect(counted(codes, 200)).toBe(max)
  expect(await one.order('203.0.113.200', 'bakyt@example.kg')).toBe(200)
})

test('a whole office orders from one address, but no script empties the shop from it', async () => {
  nextWindow()
  const one = await process()
  const codes: number[] = []
  for (const index of times(PLACING.max + 1))
    codes.push(await one.order('198.51.100.20', `colleague-${index}@example.kg`))
  expect([counted(codes, 200), codes.at(-1)]).toEqual([30, 429])
})

test('a generous limit is shared between processes after a moment', async () => {
  nextWindow()
  const [one, two] = [await process(), await process()]
  await Promise.all(times(SEARCH.max).map(() => one.search('198.51.100.7')))
  await expect.poll(() => two.search('198.51.100.7'), { timeout: 5_000 }).toBe(429)
})

test('each process counts alone when the table is missing', async () => {
  nextWindow()
  const one = await process()
  await database.pool.query('alter table rate_limit_count rename to lost')
  try {
    const codes = await Promise.all(times(GUESS.max + 5).map(() => one.guess('198.51.100.9')))
    expect([counted(codes, 200), counted(codes, 429)]).toEqual([GUESS.max, 5])
  } finally {
    await database.pool.query('alter table lost rename to rate_limit_count')
  }
})

test('a store with an embedded database keeps its counts in memory', async () => {
  nextWindow()
  await sweepRateLimits(contextOf(undefined))
  const alone = await process({ isShared: false })
  const codes: number[] = []
  for (const _ of times(GUESS.max + 1)) codes.push(await alone.guess('198.51.100.11'))
  expect(codes.at(-1)).toBe(429)
  // Other processes of this file may still write counts of the previous window.
  const counted = await database.pool.query('select from rate_limit_count where ends_at > $1', [
    new Date(now),
  ])
  expect(counted.rowCount).toBe(0)
})

test('counts are deleted when their window has ended', async () => {
  nextWindow()
  const guessed = new Date(now)
  await (await process()).guess('198.51.100.12')
  // Other processes of this file may still write counts of the previous window.
  const counts = async () =>
    (await database.pool.query('select from rate_limit_count where ends_at > $1', [guessed])).rowCount
  expect(await counts()).toBe(1)
  nextWindow()
  await sweepRateLimits(contextOf(undefined))
  expect(await counts()).toBe(0)
})

test('requests whose client has disconnected are counted too, apart from those with an address', async () => {
  nextWindow()
  const { post, guess } = await process()
  const guessed = async () =>
    (await post('/wholesale/recover-password', '198.51.100.13', undefined, { [GONE]: '1' })).statusCode
  const codes: number[] = []
  for (const _ of times(GUESS.max + 1)) codes.push(await guessed())
  expect([counted(codes, 200), codes.at(-1)]).toEqual([GUESS.max, 429])
  expect(await guess('198.51.100.13')).toBe(200)
})

test('an IPv4-mapped address is counted as IPv4', () => {
  expect(addressOf({ ip: '::ffff:10.0.0.7' })).toBe(addressOf({ ip: '10.0.0.7' }))
})

test('nobody finds out which of a thousand emails have an account within a day', async () => {
  now = Date.parse('2026-12-01T00:00:00Z')
  const [one, two] = [await process(), await process()]
  const codes: number[] = []
  for (const minute of times(12)) {
    for (const index of times(11)) codes.push(await (index % 2 ? one : two).lookUp('198.51.100.30'))
    if (minute === 0) expect([counted(codes, 200), codes.at(-1)]).toEqual([10, 429])
    now += 60_000
  }
  expect([counted(codes, 200), codes.at(-1)]).toEqual([100, 429])
  expect(await one.lookUp('198.51.100.31')).toBe(200)
  now = Date.parse('2026-12-02T00:00:00Z')
  expect(await two.lookUp('198.51.100.30')).toBe(200)
})
