import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileRoutes } from './file-routes.ts'

let folder: string
let site: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shyrdak-files-'))
  const assets = join(folder, 'client', 'assets')
  const former = join(folder, 'data', 'assets')
  await Promise.all([mkdir(assets, { recursive: true }), mkdir(former, { recursive: true })])
  await writeFile(join(assets, 'cart-B1.js'), 'export const cart = 1')
  await writeFile(join(assets, 'cart-B1.js.gz'), gzipSync('export const cart = 1'))
  await writeFile(join(former, 'cart-A0.js'), 'export const cart = 0')
  await writeFile(join(folder, 'client', 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'data', 'secret.txt'), 'of the store')
  site = fastify()
  await fileRoutes(site, join(folder, 'client'), join(folder, 'data'))
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('an asset is cached forever, and served as compressed by the build', async () => {
  const plain = await site.inject('/assets/cart-B1.js')
  expect(plain).toMatchObject({ statusCode: 200, body: 'export const cart = 1' })
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  })
  const gzipped = await site.inject({ url: '/assets/cart-B1.js', headers: { 'accept-encoding': 'gzip' } })
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip' })
  const head = await site.inject({ method: 'HEAD', url: '/assets/cart-B1.js' })
  expect(head).toMatchObject({ statusCode: 200, body: '' })
  const again = await site.inject({
    url: '/assets/cart-B1.js',
    headers: { 'if-none-match': String(plain.headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})

test('an asset of a former build is still served', async () => {
  expect(await site.inject('/assets/cart-A0.js')).toMatchObject({
    statusCode: 200,
    body: 'export const cart = 0',
  })
})

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/..%2Frobots.txt',
  '/assets/..%2F..%2Fdata%2Fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%5Csecret.txt',
  '/assets/%00',
  '/assets/cart-B1.js%2F..%2F..%2F..%2Fdata%2Fsecret.txt',
])('%s is not served as an asset', async (url) => {
  const { statusCode, body } = await site.inject(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('of the store')
})

test('other files are served at the root', async () => {
  const { headers, body } = await site.inject('/robots.txt')
  expect(body).toBe('User-agent: *')
  expect(headers['cache-control']).toBe('public, max-age=3600')
})
