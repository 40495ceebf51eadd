import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres', environment: { RATE_LIMITS: 'true' } })
})
afterAll(() => store.close())

/** Images of the shop's own goods, without width and format. */
async function realImages(): Promise<string[]> {
  const { data } = await store.sdk.retailCatalogue.products.list({ query: { per_page: 24 } })
  return data.map(({ product }) => product.photo.replace(/[.]jpg$/, ''))
}

const statusOf = async (path: string) => {
  const response = await fetch(store.origin + path)
  await response.arrayBuffer()
  return response.status
}

test('only images that the shop shows are rendered; made-up names get 404 and leave no files', async () => {
  const madeUp = Array.from(
    { length: 400 },
    (_, hand) => `/media/slipper--mule--${(0xa00000 + hand).toString(16)}-e8dcc8--pair--7-320.avif`,
  )
  const [image = ''] = await realImages()
  const [real, ...others] = await Promise.all([`${image}-320.avif`, ...madeUp].map(statusOf))
  expect(real).toBe(200)
  expect(new Set(others)).toEqual(new Set([404]))
  expect(await readdir(join(store.dataDir, 'pictures'))).toEqual([`${image.replace('/media/', '')}-320.avif`])
})

test('a browser that has an image already is not sent it again', async () => {
  const [image = ''] = await realImages()
  const address = `${store.origin}${image}-320.webp`
  const first = await fetch(address)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"\w+"$/)
  expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(0)
  for (const method of ['GET', 'HEAD']) {
    const known = await fetch(address, { method, headers: { 'if-none-match': etag } })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
    expect(known.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect((await fetch(address, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
})

test('an address that asks for ever new images is asked to wait, and still gets those that are there', async () => {
  const [image = ''] = await realImages()
  const asked = await Promise.all(
    Array.from({ length: 700 }, (_, place) => statusOf(`/media/made-up-${place}-320.avif`)),
  )
  expect(new Set(asked)).toEqual(new Set([404, 429]))
  expect(await statusOf(`${image}-320.avif`)).toBe(200)
})
