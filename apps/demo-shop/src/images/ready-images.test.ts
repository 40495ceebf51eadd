import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageFile } from '@shyrdak/api/seeding'
import { expect, test } from 'vitest'
import { demoGoods } from '../goods-seed.ts'
import { drawingStamp, READY, STAMP } from './ready-folder.ts'
import { readyImages } from './ready-images.ts'

const MAX_BYTES = 6 * 1024 * 1024

test('every card has prerendered images for phones and desktops', async () => {
  const files = new Set(await readdir(READY))
  const { variations } = await demoGoods(new Date('2026-11-22T00:00:00Z'))
  const first = new Map(
    variations.toSorted((a, b) => b.position - a.position).map((one) => [one.productId, one.photos[0]]),
  )
  const missing = [...first.values()].flatMap((photo = '') => {
    const name = photo.replace(/^\/media\/(.+)\.jpg$/, '$1')
    return [320, 480].map((width) => `${name}-${width}.avif`).filter((file) => !files.has(file))
  })
  expect(missing, 'node --conditions=@shyrdak/source apps/demo-shop/scripts/render-ready.ts').toEqual([])
})

test('the prerendered images are up to date, and within their size limit', async () => {
  expect(
    await readFile(join(READY, STAMP), 'utf8'),
    'node --conditions=@shyrdak/source apps/demo-shop/scripts/render-ready.ts',
  ).toBe(await drawingStamp())
  const files = await readdir(READY)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(READY, file))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})

test('a prerendered image is used as it is, any other is rendered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-ready-'))
  await writeFile(join(folder, 'mule-320.avif'), 'ready')
  const images = readyImages(folder, {
    has: () => true,
    render: async () => new TextEncoder().encode('drawn'),
    stop: () => {},
  })
  const mule = (width: number): ImageFile => ({ name: 'mule', width, format: 'avif' })
  expect(new TextDecoder().decode(await images.ready?.(mule(320)))).toBe('ready')
  expect(await images.ready?.(mule(480))).toBeUndefined()
  expect(new TextDecoder().decode(await images.render(mule(480)))).toBe('drawn')
  await rm(folder, { recursive: true })
})
