import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileRoutes } from './file-routes.ts'
import { preserveAssets } from './former-assets.ts'

const DAY = 86_400_000
let folder: string
let client: string
let former: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shyrdak-assets-'))
  client = join(folder, 'client')
  former = join(folder, 'data/assets')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Replaces the build, as a deploy does. */
async function build(files: Record<string, string>) {
  await rm(client, { recursive: true, force: true })
  await mkdir(join(client, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, 'assets', name), text)
}

async function opened(dataDir = join(folder, 'data')) {
  const store = fastify()
  await fileRoutes(store, client, dataDir)
  await store.listen({ port: 0 })
  return store
}

test('a page of the previous build still gets its assets, as immutable files', async () => {
  await build({ 'order-1.js': 'old', 'order-1.js.br': 'packed' })
  const before = await opened()
  await vi.waitFor(async () => expect(await readdir(former)).toHaveLength(2))
  await before.close()
  await build({ 'order-2.js': 'new' })
  const now = await opened()
  const old = await now.inject('/assets/order-1.js')
  expect(old).toMatchObject({ statusCode: 200, body: 'old' })
  expect(old.headers['cache-control']).toContain('immutable')
  const packed = await now.inject({ url: '/assets/order-1.js', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect((await now.inject('/assets/order-2.js')).body).toBe('new')
  expect((await now.inject('/assets/order-3.js')).statusCode).toBe(404)
  await now.close()
})

test('assets of a build that has not run for a month are deleted, and shared ones are kept', async () => {
  await mkdir(former, { recursive: true })
  const start = new Date('2026-01-01')
  await build({ 'old-1.js': 'old', 'both-1.js': 'both' })
  await preserveAssets(join(client, 'assets'), former, start)
  await build({ 'new-1.js': 'new', 'both-1.js': 'both' })
  const after = (days: number) => new Date(start.getTime() + days * DAY)
  await preserveAssets(join(client, 'assets'), former, after(29))
  expect(await readdir(former)).toEqual(['both-1.js', 'new-1.js', 'old-1.js'])
  await preserveAssets(join(client, 'assets'), former, after(31))
  expect(await readdir(former)).toEqual(['both-1.js', 'new-1.js'])
  expect(await readFile(join(former, 'both-1.js'), 'utf8')).toBe('both')
})

test('a store that cannot write its data folder serves its own assets', async () => {
  await build({ 'order-1.js': 'own' })
  await writeFile(join(folder, 'data'), 'a file where the folder should be')
  const store = await opened()
  expect((await store.inject('/assets/order-1.js')).body).toBe('own')
  await store.close()
})

test('the data folder may be a relative path', async () => {
  await build({ 'order-1.js': 'own' })
  const store = await opened(relative(process.cwd(), join(folder, 'data')))
  expect((await store.inject('/assets/order-1.js')).body).toBe('own')
  await vi.waitFor(async () => expect(await readdir(former)).toEqual(['order-1.js']))
  await store.close()
})
