import type { Sdk } from '@shyrdak/sdk'
import { SAVED_VERSIONS, type CompleteContract } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { clientOf } from './manager-of.ts'
import { aPhoto } from './photos.ts'
import { refusalOf } from './shop-people.ts'

type Desk = Sdk<CompleteContract>['management']

let people: PeopledStore
let desk: Desk
let colleague: Desk
beforeAll(async () => {
  people = await openPeopledStore()
  const mint = async () =>
    clientOf(people.store, (await people.mint({ market: 'management' })).token).management
  ;[desk, colleague] = [await mint(), await mint()]
})
afterAll(() => people.close())

const upload = async (name?: string) => (await desk.images.upload(await aPhoto(name))).path
const isUsed = async (path: string) =>
  (await colleague.images.list({ query: { per_page: 250 } })).data.find((one) => one.path === path)?.is_used
const status = async (path: string) => (await fetch(new URL(path, people.store.origin))).status

const title = { en: 'Felt', ru: 'Войлок', kg: 'Кийиз' }
const banner = (photo: string) => ({ photo, title, text: title, href: '/', position: 9 })
const contentOf = (nodes: (path: string) => unknown[]) => (path: string) => {
  const text = JSON.stringify(nodes(path))
  return { en: text, ru: text, kg: '[]' }
}
const blocks = contentOf((src) => [
  { componentName: 'Container', props: {}, children: [{ componentName: 'PlainImage', props: { src } }] },
])
const html = contentOf((src) => [
  { componentName: 'Paragraph', props: { content: `<p>Wool</p><img src="${src}" alt="">` } },
])

test('a photo whose file does not exist gets 404, even when a banner names it', async () => {
  const path = `/media/upload-${crypto.randomUUID()}.jpg`
  const values = [path, JSON.stringify(title)]
  await people.sql(
    `insert into banner (photo, title, text, href, position) values ($1, $2, $2, '', 0)`,
    values,
  )
  expect(await status(path)).toBe(404)
  await people.sql('delete from banner where photo = $1', [path])
})

test('a manager’s upload is listed for all managers, newest first, by pages, and is public at once', async () => {
  const paths = [await upload('first.jpg'), await upload('second.jpg')]
  const { data, total, next_page_url } = await colleague.images.list({ query: { per_page: 1 } })
  expect(data).toMatchObject([{ path: paths[1], name: 'second.jpg', width: 64, height: 48, is_used: false }])
  expect(total).toBeGreaterThanOrEqual(2)
  expect(next_page_url).toContain('page=2')
  expect(await status(paths[0] ?? '')).toBe(200)
})

test('a banner uses its photo until it is changed or deleted', async () => {
  const [first, second] = [await upload(), await upload()]
  const made = await desk.content.banners.create({ body: banner(first) })
  expect([await isUsed(first), await isUsed(second)]).toEqual([true, false])
  const at = { params: { id: made.id }, query: { revision: made.revision } }
  await colleague.content.banners.update({ ...at, body: banner(second) })
  expect([await isUsed(first), await isUsed(second)]).toEqual([false, true])
  expect(await refusalOf(desk.content.banners.update({ ...at, body: banner(first) }))).toMatchObject({
    code: 'STALE',
  })
  expect([await isUsed(first), await isUsed(second)], 'nothing of a refused change').toEqual([false, true])
  await desk.content.banners.remove({ params: at.params, query: { revision: made.revision + 1 } })
  expect(await isUsed(second)).toBe(false)
})

test('an article uses its photo and the images of its blocks, and a page also those in its HTML', async () => {
  const [photo, inBlock, inHtml] = [await upload(), await upload(), await upload()]
  const [category] = (await desk.content.blogCategories.list()).data
  const article = {
    url: 'felt-with-photos',
    category_id: category!.id,
    title,
    summary: title,
    photo,
    content: blocks(inBlock),
    published_at: '2026-11-20T09:00:00Z',
  }
  const { id, revision } = await desk.content.blog.create({ body: article })
  const page = { url: 'felt-with-photos', title, description: title, content: html(inHtml) }
  const made = await desk.content.pages.create({ body: page })
  expect(await Promise.all([photo, inBlock, inHtml].map(isUsed))).toEqual([true, true, true])
  const body = { ...article, content: html(inHtml) }
  await desk.content.blog.update({ params: { id }, query: { revision }, body })
  await desk.content.pages.remove({ params: { id: made.id }, query: { revision: made.revision } })
  // The article now has the page's image, and an earlier version of it still has the one of its blocks.
  expect(await Promise.all([photo, inBlock, inHtml].map(isUsed))).toEqual([true, true, true])
  await desk.content.blog.remove({ params: { id }, query: { revision: revision + 1 } })
  expect(await Promise.all([photo, inBlock, inHtml].map(isUsed))).toEqual([false, false, false])
})

test('a page stops using an image once no saved version has it', async () => {
  const path = await upload()
  const page = { url: 'felt-of-old', title, description: title, content: blocks(path) }
  const { id, ...created } = await desk.content.pages.create({ body: page })
  let { revision } = created
  const change = async () => {
    const body = { ...page, content: { en: '[]', ru: '[]', kg: '[]' } }
    ;({ revision } = await desk.content.pages.update({ params: { id }, query: { revision }, body }))
  }
  for (let changes = 0; changes < SAVED_VERSIONS; changes++) await change()
  expect(await isUsed(path)).toBe(true)
  await change()
  expect(await isUsed(path)).toBe(false)
  await desk.content.pages.remove({ params: { id }, query: { revision } })
})

test('images that the store already shows may be used; others are refused by their path, and nothing is saved', async () => {
  const { data: goods } = await people.store.sdk.retailCatalogue.products.list({ query: { per_page: 1 } })
  const made = await desk.content.banners.create({ body: banner(goods[0]!.product.photo) })
  await desk.content.banners.remove({ params: { id: made.id }, query: { revision: made.revision } })
  const before = (await desk.content.pages.list()).total
  const page = { url: 'nowhere-to-see', title, description: title, content: blocks('/media/made-up.jpg') }
  expect(await refusalOf(desk.content.pages.create({ body: page }))).toEqual({
    code: 'INVALID',
    fields: ['content.en.0.children.0.props.src', 'content.ru.0.children.0.props.src'],
  })
  const uploaded = await upload()
  for (const photo of [
    '/media/made-up.jpg',
    '/media/made-up.png',
    `/media/upload-${crypto.randomUUID()}.jpg`,
    // A rendered width exists only as long as its original, which nothing would keep.
    uploaded.replace('.jpg', '-960.avif'),
    uploaded.replace('.jpg', '-960.jpg'),
  ])
    expect(await refusalOf(desk.content.banners.create({ body: banner(photo) }))).toEqual({
      code: 'INVALID',
      fields: ['photo'],
    })
  expect((await desk.content.pages.list()).total).toBe(before)
})

test('a workshop’s unpublished photo cannot be used by a banner', async () => {
  const { token } = await people.mint({ market: 'specialgoods', artisansId: 3 })
  const { path } = await clientOf(people.store, token).specialGoods.photos.upload(await aPhoto())
  expect(await refusalOf(desk.content.banners.create({ body: banner(path) }))).toEqual({
    code: 'INVALID',
    fields: ['photo'],
  })
})

test('a file that is not an image, and an image without a name, are refused by field name', async () => {
  const text = new File(['felt'], 'felt.jpg', { type: 'image/jpeg' })
  expect(await refusalOf(desk.images.upload({ query: { name: 'felt.jpg' }, body: text }))).toEqual({
    code: 'INVALID',
    fields: ['file'],
  })
  expect(await refusalOf(desk.images.upload({ ...(await aPhoto()), query: { name: '' } }))).toEqual({
    code: 'INVALID',
    fields: ['name'],
  })
})
