import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageColumns } from '#app.ts'
import { banner } from '#modules/content/tables.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { shownImages } from '../media/shown-images.ts'
import { imagesForAll } from './uploaded-images.ts'

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

test('whoever asks for uploads that nobody made has no row searched, and is shown none that a row names', async () => {
  const { db } = app.context
  const isForAll = imagesForAll(app.context, shownImages(db, imageColumns))
  const madeUp = Array.from({ length: 20 }, () => `upload-${app.context.random.uuid()}`)
  await showPhoto(madeUp[0] ?? '')
  const answers: boolean[] = []
  const statements = await statementsDuring(db, async () => {
    for (const name of madeUp) answers.push(await isForAll(name))
  })
  expect(new Set(answers)).toEqual(new Set([false]))
  expect(statements.filter((text) => text.includes('regexp_matches'))).toEqual([])
})

test('a drawn image is for everybody once something shows it', async () => {
  const { db } = app.context
  expect(await imagesForAll(app.context, shownImages(db, imageColumns))('felt-rug')).toBe(false)
  await showPhoto('felt-rug')
  expect(await imagesForAll(app.context, shownImages(db, imageColumns))('felt-rug')).toBe(true)
})
