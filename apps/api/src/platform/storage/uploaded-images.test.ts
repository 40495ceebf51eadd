import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banner } from '#modules/content/tables.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { tempFolder } from '#testing/temp-folder.ts'
import { imageCache } from '../media/image-cache.ts'
import { uploadImage } from './claim-images.ts'
import { imagePath } from './file-keys.ts'
import { sweepFiles } from './sweep-files.ts'
import { goneUploads, imagesForAll, uploadedImages } from './uploaded-images.ts'

let app: AuthTestApp
beforeAll(async () => {
  app = await openAuthTestApp()
})
afterAll(() => app.close())

const none = { en: '', ru: '', kg: '' }
const showPhoto = (name: string) =>
  app.context.db
    .insert(banner)
    .values({ photo: `/media/${name}.jpg`, title: none, text: none, href: '', position: 0 })

test('an unknown upload is not public, and does not cause a search through rows', async () => {
  const { db } = app.context
  const isForAll = imagesForAll(app.context)
  const madeUp = Array.from({ length: 20 }, () => `upload-${app.context.random.uuid()}`)
  await showPhoto(madeUp[0] ?? '')
  const answers: boolean[] = []
  const statements = await statementsDuring(db, async () => {
    for (const name of madeUp) answers.push(await isForAll(name))
  })
  expect(new Set(answers)).toEqual(new Set([false]))
  expect(statements.filter((text) => text.includes('image_paths'))).toEqual([])
})

test('a generated image is public once something shows it', async () => {
  const isForAll = imagesForAll(app.context)
  expect(await isForAll('felt-rug')).toBe(false)
  await showPhoto('felt-rug')
  expect(await isForAll('felt-rug')).toBe(true)
  expect(await isForAll('felt')).toBe(false)
})

test('a removed photo is no longer shown at any width, others still are', async () => {
  await using folder = await tempFolder()
  const { context, pass } = app
  const felt = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  const file = new File([new Uint8Array(await felt.jpeg().toBuffer())], 'felt.jpg', { type: 'image/jpeg' })
  const images = imageCache({
    dataDir: folder.path,
    source: uploadedImages(context),
    isShown: imagesForAll(context),
    maxBytes: 1_000_000,
    log: context.log,
  })
  const upload = async () =>
    imagePath(await uploadImage(context, 'desk', { file, name: file.name })).replace(/^.*\/|\.jpg$/g, '')
  const removed = await upload()
  pass(25 * 3_600_000)
  const stays = await upload()
  const shown = [`${removed}-320.webp`, `${removed}.jpg`, `${stays}-320.webp`]
  for (const name of shown) expect(await images.find(name)).toBeDefined()
  await sweepFiles(context)
  await images.forget((names) => goneUploads(context, names))
  const found = await Promise.all(shown.map((name) => images.find(name)))
  expect(found.map((image) => image !== undefined)).toEqual([false, false, true])
})
