import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { secret, uuid } from '#platform/random.ts'
import { transaction } from '../sql/transaction.ts'
import { acceptFile, acceptImage } from './accept-file.ts'
import { imagePath, keyOf, previewKeyOf } from './file-keys.ts'
import { claimFiles } from './claim-files.ts'
import { sweepFiles } from './sweep-files.ts'
import { imagesForAll, uploadedImages } from './uploaded-images.ts'

let store: StoreUnderTest
beforeAll(async () => {
  store = await openStoreContext({ gateways: { random: { secret, uuid } } })
})
afterAll(() => store.close())

const felt = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#a3302b' } })
const fileOf = (bytes: Uint8Array, type: keyof typeof MEDIA_TYPES) =>
  new File([new Uint8Array(bytes)], 'upload', { type: MEDIA_TYPES[type] })
const owner = 'account:1'
const asPrivate = { visibility: 'private', owner, name: 'felt.jpg' } as const
const asPublic = { visibility: 'public', owner, name: 'felt.jpg' } as const

test('a photo is saved upright and without its metadata, such as where it was taken', async () => {
  const photo = await felt()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '42/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const stored = await acceptImage(store.context, fileOf(photo, 'jpg'), asPrivate)
  expect(stored).toMatchObject({ format: 'jpg', width: 800, height: 1200, name: 'felt.jpg' })
  const bytes = await store.context.files.get(keyOf(stored))
  const { exif, orientation } = await sharp(bytes).metadata()
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
})

test('a large photo is reduced to screen size and gets a preview', async () => {
  const stored = await acceptImage(
    store.context,
    fileOf(await felt(6000, 3000).jpeg().toBuffer(), 'jpg'),
    asPrivate,
  )
  expect(stored).toMatchObject({ width: 2400, height: 1200 })
  const preview = await store.context.files.get(previewKeyOf(stored))
  expect(await sharp(preview).metadata()).toMatchObject({ width: 480, height: 240, format: 'jpeg' })
})

test('a PNG stays a PNG, and a WebP becomes a JPEG', async () => {
  const png = await acceptImage(store.context, fileOf(await felt().png().toBuffer(), 'png'), asPrivate)
  const webp = await acceptImage(store.context, fileOf(await felt().webp().toBuffer(), 'webp'), asPrivate)
  expect([png.format, webp.format]).toEqual(['png', 'jpg'])
})

test('the format of a photo comes from its content, and its name is cleaned', async () => {
  const photo = await felt().jpeg().toBuffer()
  const stored = await acceptImage(store.context, fileOf(photo, 'png'), {
    ...asPrivate,
    name: '../../etc/<b>felt\u202Egnp.exe',
  })
  expect(stored).toMatchObject({ format: 'jpg', name: 'b feltgnp.jpg' })
})

test('a truncated, empty or fake image is refused by field name', async () => {
  const photo = await felt().jpeg().toBuffer()
  const hostile = [
    photo.subarray(0, photo.length / 2),
    Buffer.alloc(0),
    Buffer.from('<svg onload="alert(1)"/>'),
  ]
  const codes = await Promise.all(
    hostile.map((bytes) =>
      acceptImage(store.context, fileOf(bytes, 'jpg'), asPrivate).catch(
        (error: { details: { issues: { path: string[]; code: string }[] } }) => error.details.issues[0],
      ),
    ),
  )
  expect(codes).toEqual([
    { path: ['file'], code: 'unreadable' },
    { path: ['file'], code: 'required' },
    { path: ['file'], code: 'unreadable' },
  ])
})

test('a document is saved unchanged, and one with macros is refused', async () => {
  const document = zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/document.xml': Buffer.from('<w/>'),
  })
  const stored = await acceptFile(store.context, fileOf(document, 'docx'), {
    ...asPrivate,
    name: 'Договор №1.docx',
  })
  expect(stored).toMatchObject({ format: 'docx', name: 'Договор №1.docx', width: null })
  expect(await store.context.files.get(keyOf(stored))).toEqual(Buffer.from(document))
  const withProgram = zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/document.xml': Buffer.from('<w/>'),
    'word/vbaProject.bin': Buffer.from('Shell "cmd"'),
  })
  await expect(acceptFile(store.context, fileOf(withProgram, 'docx'), asPrivate)).rejects.toMatchObject({
    code: 'INVALID',
  })
})

test('a public image is rendered at the widths of pages, a private one is not', async () => {
  const photo = fileOf(await felt().jpeg().toBuffer(), 'jpg')
  const shown = await acceptImage(store.context, photo, asPublic)
  const hidden = await acceptImage(store.context, photo, asPrivate)
  const nameOf = (path: string) => path.replace(/^\/media\/|\.jpg$/g, '')
  const [publicName, privateName] = [nameOf(imagePath(shown)), nameOf(imagePath(hidden))]
  const images = uploadedImages(store.context)
  const rendered = await images.render({ name: publicName, width: 480, format: 'webp' })
  expect(await sharp(rendered).metadata()).toMatchObject({ width: 480, height: 320, format: 'webp' })
  const isForAll = imagesForAll(store.context)
  expect(await isForAll(publicName)).toBe(true)
  expect(await isForAll(privateName)).toBe(false)
  await expect(images.render({ name: privateName, width: 480, format: 'webp' })).rejects.toThrow()
})

test('a file can be claimed once, by its owner only, and is removed after a day if unclaimed', async () => {
  const photo = fileOf(await felt().jpeg().toBuffer(), 'jpg')
  const used = await acceptImage(store.context, photo, asPrivate)
  const unused = await acceptImage(store.context, photo, asPrivate)
  const keep = (ids: string[], who = owner) =>
    transaction(store.context.db, (tx) => claimFiles(tx, store.context, { ids, owner: who }))
  expect(await keep([used.id], 'account:2')).toEqual([])
  expect((await keep([used.id])).map(({ id }) => id)).toEqual([used.id])
  expect(await keep([used.id])).toEqual([])
  const later = (hours: number) => ({
    ...store.context,
    clock: () => new Date(store.context.clock().getTime() + hours * 3_600_000),
  })
  const standing = async () => [
    await store.context.files.has(keyOf(used)),
    await store.context.files.has(keyOf(unused)),
    await store.context.files.has(previewKeyOf(unused)),
  ]
  await sweepFiles(later(23))
  expect(await standing()).toEqual([true, true, true])
  await sweepFiles(later(25))
  expect(await standing()).toEqual([true, false, false])
})
