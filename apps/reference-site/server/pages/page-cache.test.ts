import { setTimeout as pause } from 'node:timers/promises'
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
const page = (text: string) => ({ status: 200, headers: {}, security, body: Buffer.from(text) })
const rendered = async (text: string) => page(text)

test('a page whose every change is known is cached for as long as there is room', async () => {
  const cache = pageCache({ maxAge: 0 })
  await cache.getOrRender('/|1', () => rendered('slippers'))
  await pause(30)
  expect(cache.get('/|1')?.body.toString()).toBe('slippers')
  expect(cache.get('/|2')).toBeUndefined()
})

test('a page whose changes may go unnoticed expires after its time', async () => {
  const cache = pageCache({ maxAge: 20 })
  await cache.getOrRender('/', () => rendered('slippers'))
  expect(cache.get('/')?.body.toString()).toBe('slippers')
  await expect.poll(() => cache.get('/'), { timeout: 2_000 }).toBeUndefined()
})

test('what is no document is not cached, and the oldest page makes room', async () => {
  const cache = pageCache({ maxAge: 0, maxBytes: 1_200 })
  expect(await cache.getOrRender('/missing', () => Promise.resolve(undefined))).toBeUndefined()
  expect(cache.get('/missing')).toBeUndefined()
  for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, () => rendered('slippers'))
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/c')).toBeDefined()
})

test('a page that a crowd asks for at once is rendered once', async () => {
  const cache = pageCache({ maxAge: 0 })
  const render = vi.fn(() => pause(20, page('slippers')))
  const found = await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender('/', render)))
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(found).size).toBe(1)
})

test('a page that failed is rendered again for who asks next', async () => {
  const cache = pageCache({ maxAge: 0 })
  await expect(cache.getOrRender('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect((await cache.getOrRender('/', () => rendered('slippers')))?.body.toString()).toBe('slippers')
})
