import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pageCache } from './page-cache.ts'

const security = {
  kind: 'document',
  nonce: '',
  isSecure: false,
  scriptHosts: [],
  apiHost: '',
  paymentHosts: [],
}
const page = (text: string, tags = ['product:1']) => ({
  status: 200,
  headers: {},
  security,
  body: Buffer.from(text),
  tags,
})
const rendered = async (text: string, tags?: string[]) => page(text, tags)

/** A cache, and a function that changes what its pages show. */
function cacheWith(options: { maxAge?: number; maxBytes?: number } = {}) {
  const changes = new Map<string, number>()
  let newest = 1
  const revision = (tags?: readonly string[]) =>
    tags ? Math.max(0, ...tags.map((tag) => changes.get(tag) ?? 0)) : newest
  const change = (tag: string) => changes.set(tag, (newest += 1))
  return { cache: pageCache({ maxAge: 0, revision, ...options }), change }
}

const textOf = (found: { body: Buffer } | undefined) => found?.body.toString()

test('a page is cached without expiry when all changes are known', async () => {
  const { cache } = cacheWith()
  await cache.getOrRender('/', () => rendered('slippers'))
  await pause(30)
  expect(textOf(cache.get('/'))).toBe('slippers')
})

test('a page is invalid after a change of one of its tags, and others stay', async () => {
  const { cache, change } = cacheWith()
  await cache.getOrRender('/mules', () => rendered('mules', ['product:1', 'reviews:1']))
  await cache.getOrRender('/boots', () => rendered('boots', ['product:2']))
  change('reviews:1')
  expect(cache.get('/mules')).toBeUndefined()
  expect(textOf(cache.get('/boots'))).toBe('boots')
  expect(textOf(await cache.getOrRender('/mules', () => rendered('softer mules')))).toBe('softer mules')
  expect(textOf(cache.get('/mules'))).toBe('softer mules')
})

test('a page that changes while it is rendered is invalid from the start', async () => {
  const { cache, change } = cacheWith()
  await cache.getOrRender('/', async () => {
    change('product:1')
    return page('old price')
  })
  expect(cache.get('/')).toBeUndefined()
})

test('a page with a maximum age expires', async () => {
  const { cache } = cacheWith({ maxAge: 20 })
  await cache.getOrRender('/', () => rendered('slippers'))
  expect(textOf(cache.get('/'))).toBe('slippers')
  await expect.poll(() => cache.get('/'), { timeout: 2_000 }).toBeUndefined()
})

test('a page is compressed once, on the first compressed request', async () => {
  const { cache } = cacheWith()
  const found = await cache.getOrRender('/', () => rendered('slippers '.repeat(100)))
  const [one, other] = await Promise.all([found?.brotli(), cache.get('/')?.brotli()])
  expect(one).toBe(other)
  expect(brotliDecompressSync(one ?? '').toString()).toBe('slippers '.repeat(100))
})

test('a missing document is not cached, and the oldest page is evicted for room', async () => {
  const { cache } = cacheWith({ maxBytes: 1_200 })
  expect(await cache.getOrRender('/missing', () => Promise.resolve(undefined))).toBeUndefined()
  expect(cache.get('/missing')).toBeUndefined()
  for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, () => rendered('slippers'))
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/c')).toBeDefined()
})

test('simultaneous requests for a page render it once', async () => {
  const { cache } = cacheWith()
  const render = vi.fn(() => pause(20, page('slippers')))
  const found = await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender('/', render)))
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(found).size).toBe(1)
})

test('a page that failed to render is rendered again', async () => {
  const { cache } = cacheWith()
  await expect(cache.getOrRender('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(textOf(await cache.getOrRender('/', () => rendered('slippers')))).toBe('slippers')
})

test('while an invalid page is rendered again, others get the previous one', async () => {
  const { cache, change } = cacheWith()
  await cache.getOrRender('/', () => rendered('before'))
  change('product:1')
  const next = cache.getOrRender('/', () => pause(30, page('after')), { mayBeStale: true })
  const meanwhile = await cache.getOrRender('/', () => rendered('twice'), { mayBeStale: true })
  expect([textOf(meanwhile), textOf(await next)]).toEqual(['before', 'after'])
})

test('a reader who has just changed something waits for a page rendered afterwards', async () => {
  const { cache, change } = cacheWith()
  await cache.getOrRender('/', () => rendered('before'))
  change('product:1')
  const next = cache.getOrRender('/', () => pause(30, page('between')), { mayBeStale: true })
  change('product:1')
  const own = await cache.getOrRender('/', () => rendered('after'))
  expect([textOf(await next), textOf(own)]).toEqual(['between', 'after'])
})

test('an invalid page is served for a second at most', async () => {
  const { cache, change } = cacheWith()
  await cache.getOrRender('/', () => rendered('before'))
  change('product:1')
  const next = cache.getOrRender('/', () => pause(1_400, page('after')), { mayBeStale: true })
  const ask = async () => textOf(await cache.getOrRender('/', () => rendered('twice'), { mayBeStale: true }))
  expect(await ask()).toBe('before')
  await pause(1_050)
  expect(await ask()).toBe('after')
  await next
})
