import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pack, pageCache } from './page-cache.ts'

const security = {
  kind: 'document',
  nonce: '',
  isSecure: false,
  scriptHosts: [],
  apiHost: '',
  paymentHosts: [],
}
const page = (text: string, status = 200) => pack({ status, headers: {}, security, body: Buffer.from(text) })

test('a page whose every change is known is cached for as long as there is room', async () => {
  const cache = pageCache({ maxAge: 0 })
  cache.set('/|1', await page('slippers'))
  await pause(30)
  expect(cache.get('/|1')?.body.toString()).toBe('slippers')
  expect(cache.get('/|2')).toBeUndefined()
})

test('a page whose changes may go unnoticed expires after its time', async () => {
  const cache = pageCache({ maxAge: 20 })
  cache.set('/', await page('slippers'))
  expect(cache.get('/')?.body.toString()).toBe('slippers')
  await expect.poll(() => cache.get('/'), { timeout: 2_000 }).toBeUndefined()
})

test('an error page is not cached, and the oldest page makes room', async () => {
  const cache = pageCache({ maxAge: 0, maxBytes: 1_200 })
  cache.set('/missing', await page('nothing', 404))
  expect(cache.get('/missing')).toBeUndefined()
  for (const key of ['/a', '/b', '/c']) cache.set(key, await page('slippers'))
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/c')).toBeDefined()
})
