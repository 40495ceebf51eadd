import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { uploadImage } from '#platform/storage/claim-images.ts'
import { DESK } from '#platform/storage/desk-images.ts'
import { imagePath } from '#platform/storage/file-keys.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { mintSession } from '#testing/mint-session.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { managedBlogCategoryRoutes } from './routes/blog-categories.ts'
import { managedBlogRoutes } from './routes/blog.ts'
import { managedPageRoutes } from './routes/pages.ts'

let app: AuthTestApp
let principal: SessionPrincipal<'management'>
/** The parts of a call that say who makes it. */
let caller: { principal: SessionPrincipal<'management'>; idempotencyKey: undefined }
beforeAll(async () => {
  app = await openAuthTestApp()
  const { accountId } = await mintSession(app.context.db, { market: 'management' })
  principal = { kind: 'session', market: 'management', userId: accountId }
  caller = { principal, idempotencyKey: undefined }
})
afterAll(() => app.close())

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const page = (url: string, image?: string) => ({
  url,
  title: inAll('Felt'),
  description: inAll(''),
  content: inAll(
    JSON.stringify(
      image === undefined ? [] : [{ componentName: 'PlainImage', props: { src: image, alt: 'Felt' } }],
    ),
  ),
})

async function upload() {
  const felt = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  const file = new File([new Uint8Array(await felt.jpeg().toBuffer())], 'felt.jpg', { type: 'image/jpeg' })
  return uploadImage(app.context, DESK, { file, name: file.name })
}

const isKept = async (id: string) => {
  const [file] = await app.context.db.select().from(storedFile).where(eq(storedFile.id, id))
  return file?.claimedAt !== null
}

test('listing pages or articles does not read their content', async () => {
  const { context } = app
  await managedPageRoutes.create({ body: page('listed'), ...caller }, context)
  const statements = await statementsDuring(context.db, async () => {
    const { data } = await managedPageRoutes.list({ query: {}, country: 'KG' }, context)
    expect(data.map(({ url }) => url)).toContain('listed')
    await managedBlogRoutes.list({ query: {}, country: 'KG' }, context)
  })
  expect(statements.filter((text) => text.includes('"content"'))).toEqual([])
})

test('saving a page does not search its earlier versions for images, and keeps the images of these', async () => {
  const { context } = app
  const photo = await upload()
  const { id } = await managedPageRoutes.create({ body: page('saved', imagePath(photo)), ...caller }, context)
  const save = (revision: number, image?: string) =>
    managedPageRoutes.update(
      { params: { id }, query: { revision }, body: page('saved', image), principal },
      context,
    )
  const statements = await statementsDuring(context.db, async () => {
    await save(1)
    await save(2)
  })
  expect(statements.filter((text) => text.includes('named.path'))).toEqual([])
  expect(await isKept(photo.id)).toBe(true)
  const again = await save(3, imagePath(photo))
  expect(again.content.en).toContain(photo.id)
  await managedPageRoutes.remove({ params: { id }, query: { revision: again.revision } }, context)
  expect(await isKept(photo.id)).toBe(false)
})

test('an article that is published again after a lost answer is as it was stored, unless somebody changed it', async () => {
  const { context } = app
  const { id: category_id } = await managedBlogCategoryRoutes.create(
    { body: { url: 'wool', title: inAll('Wool'), description: inAll('Of wool'), position: 1 }, ...caller },
    context,
  )
  const { description: _, ...common } = page('tale')
  const body = { ...common, category_id, summary: inAll('Of wool'), photo: imagePath(await upload()) }
  const later = { ...body, published_at: '2099-01-01T00:00:00.000Z' }
  const { id } = await managedBlogRoutes.create({ body: later, ...caller }, context)
  const publish = (title: string, of = principal) =>
    managedBlogRoutes.update(
      {
        params: { id },
        query: { revision: 1 },
        body: { ...body, title: inAll(title), published_at: null },
        principal: of,
      },
      context,
    )
  const [first, again] = await Promise.all([publish('Tale'), publish('Tale')])
  expect(again).toEqual(first)
  expect(await publish('Tale')).toEqual(first)
  await expect(publish('Another tale')).rejects.toThrow('changed in the meantime')
  const { accountId: userId } = await mintSession(context.db, { market: 'management' })
  await expect(publish('Tale', { ...principal, userId })).rejects.toThrow('changed in the meantime')
  const { former } = await managedBlogRoutes.versions({ params: { id } }, context)
  expect(former.map(({ revision }) => revision)).toEqual([1])
})
