import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { imageCache } from './image-cache.ts'
import type { ImageFile } from './image-file.ts'

const log = { debug: () => {}, warn: () => {} }

/** An image source that renders a hundred bytes once released, and records the order of requests. */
function paintBrush() {
  const requested: string[] = []
  const held: (() => void)[] = []
  const lying = new Set<string>()
  let isHeld = false
  return {
    requested,
    lying,
    hold: () => (isHeld = true),
    letGo: () => {
      isHeld = false
      for (const go of held.splice(0)) go()
    },
    has: (name: string) => name !== 'nothing',
    ready: async ({ name, width }: ImageFile) =>
      lying.has(`${name}-${width}`) ? new Uint8Array(50) : undefined,
    async render({ name, width }: ImageFile) {
      requested.push(`${name}-${width}`)
      if (isHeld) await new Promise<void>((go) => held.push(go))
      return new Uint8Array(100)
    },
    stop: () => {},
  }
}

async function folderOfTest(): Promise<string> {
  const folder = await tempFolder()
  onTestFinished(() => folder[Symbol.asyncDispose]())
  return folder.path
}

async function cacheWith({ maxBytes = 1_000_000, isShown = async () => true, dataDir = '' } = {}) {
  const source = paintBrush()
  const folder = dataDir || (await folderOfTest())
  return { source, folder, images: imageCache({ dataDir: folder, source, isShown, maxBytes, log }) }
}

const filesIn = async (folder: string) => (await readdir(join(folder, 'pictures'))).sort()

test('an image requested several times at once is rendered once', async () => {
  const { images, source } = await cacheWith()
  const found = await Promise.all([1, 2, 3].map(() => images.find('mule-320.avif')))
  expect(new Set(found.map((image) => image?.path)).size).toBe(1)
  expect(source.requested).toEqual(['mule-320'])
})

test('an image that is ready does not wait for images being rendered', async () => {
  const { images, source } = await cacheWith()
  source.hold()
  const waiting = ['boots-320.avif', 'rug-320.avif', 'cap-320.avif'].map((file) => images.find(file))
  await vi.waitFor(() => expect(source.requested).toHaveLength(2))
  source.lying.add('mule-320')
  const found = await images.find('mule-320.avif')
  expect(found?.bytes).toBe(50)
  source.letGo()
  await Promise.all(waiting)
  expect(source.requested).not.toContain('mule-320')
})

test('an image that no row shows is not rendered or saved', async () => {
  const { images, source, folder } = await cacheWith({ isShown: async () => false })
  await expect(images.find('mule-320.avif')).resolves.toBeUndefined()
  expect(source.requested).toEqual([])
  expect(await filesIn(folder)).toEqual([])
})

test('only known images in listed widths are rendered', async () => {
  const { images, source } = await cacheWith()
  for (const file of ['mule-321.avif', 'mule-320.gif', '../mule-320.avif', 'nothing-320.avif'])
    await expect(images.find(file)).resolves.toBeUndefined()
  expect(source.requested).toEqual([])
})

test('a requested image is rendered before those being warmed', async () => {
  const { images, source } = await cacheWith()
  source.hold()
  const ahead = images.warm(['a-320.avif', 'b-320.avif', 'c-320.avif'])
  await vi.waitFor(() => expect(source.requested).toEqual(['a-320']))
  const requested = Promise.all([1, 2, 3].map((place) => images.find(`mule${place}-320.avif`)))
  await vi.waitFor(() => expect(source.requested).toHaveLength(2))
  source.letGo()
  await Promise.all([ahead, requested])
  // Requests of the same moment have no order among them.
  expect(source.requested.slice(1, 4).toSorted()).toEqual(['mule1-320', 'mule2-320', 'mule3-320'])
  expect(source.requested.toSpliced(1, 3)).toEqual(['a-320', 'b-320', 'c-320'])
})

test('requests beyond the queue limit are refused with a retry, not as missing', async () => {
  const { images, source } = await cacheWith()
  source.hold()
  const all = Promise.all(Array.from({ length: 302 }, (_, place) => images.find(`mule${place}-320.avif`)))
  await vi.waitFor(() => expect(source.requested).toHaveLength(2))
  await expect(images.find('last-320.avif')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfter: 5 },
  })
  source.letGo()
  expect((await all).every(Boolean)).toBe(true)
  await expect(images.find('last-320.avif')).resolves.toBeDefined()
})

test('the least recently requested images are removed when the disk limit is exceeded', async () => {
  const { images, folder } = await cacheWith({ maxBytes: 250 })
  await images.find('a-320.avif')
  await images.find('b-320.avif')
  await images.find('a-320.avif')
  await images.find('c-320.avif')
  await vi.waitFor(async () => expect(await filesIn(folder)).toEqual(['a-320.avif', 'c-320.avif']))
  await expect(images.cached('b-320.avif')).resolves.toBeUndefined()
})

test('images of former runs are reused, and half-written ones are removed', async () => {
  const dataDir = await folderOfTest()
  const pictures = join(dataDir, 'pictures')
  await mkdir(pictures)
  await writeFile(join(pictures, 'old-320.avif'), new Uint8Array(100))
  await utimes(join(pictures, 'old-320.avif'), 1, 1)
  await writeFile(join(pictures, 'young-320.avif'), new Uint8Array(100))
  await writeFile(join(pictures, '.half'), new Uint8Array(50))
  await utimes(join(pictures, '.half'), 1, 1)
  const { images, source } = await cacheWith({ dataDir, maxBytes: 250 })
  await expect(images.cached('young-320.avif')).resolves.toMatchObject({ bytes: 100 })
  await images.find('new-320.avif')
  expect(source.requested).toEqual(['new-320'])
  await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual(['new-320.avif', 'young-320.avif']))
})

test('processes that share a folder render each image once and keep each other’s temporary files', async () => {
  const dataDir = await folderOfTest()
  const [one, other] = [await cacheWith({ dataDir }), await cacheWith({ dataDir })]
  await one.images.find('mule-320.avif')
  await expect(other.images.find('mule-320.avif')).resolves.toMatchObject({ bytes: 100 })
  expect(other.source.requested).toEqual([])
  await writeFile(join(dataDir, 'pictures', '.being-written'), new Uint8Array(50))
  const third = await cacheWith({ dataDir })
  await third.images.find('boot-320.avif')
  expect(await filesIn(dataDir)).toContain('.being-written')
})

test('an image whose file was deleted is rendered again', async () => {
  const { images, folder, source } = await cacheWith()
  await images.find('mule-320.avif')
  await rm(join(folder, 'pictures', 'mule-320.avif'))
  await expect(images.find('mule-320.avif')).resolves.toMatchObject({ bytes: 100 })
  expect(source.requested).toHaveLength(2)
})
