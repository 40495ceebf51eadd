import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
})
afterAll(() => store.close())

async function get(path: string) {
  const response = await fetch(`${store.origin}/api${path}`)
  return { status: response.status, said: await response.json() }
}

test('workshops are listed by twenty, and the second page has the rest', async () => {
  const { artisans } = store.sdk.specialGoods
  const first = await artisans.list()
  expect(first).toMatchObject({ total: 24, per_page: 20, current_page: 1, last_page: 2 })
  const second = await artisans.list({ query: { page: 2 } })
  expect(second.data.length).toBe(4)
  expect(second.next_page_url).toBeNull()
  const ids = [...first.data, ...second.data].map(({ id }) => id)
  expect(new Set(ids).size).toBe(24)
})

test('a page beyond the last is empty, and page zero is refused', async () => {
  const { artisans } = store.sdk.specialGoods
  expect((await artisans.list({ query: { page: 90 } })).data).toEqual([])
  await expect(artisans.list({ query: { page: 0 } })).rejects.toMatchObject({ code: 'INVALID' })
})

test('a workshop’s goods are found by its id, and each names it', async () => {
  const { artisans, products } = store.sdk.specialGoods
  const [artisan] = (await artisans.list()).data
  const goods = await products.list({ query: { artisan_id: artisan!.id } })
  expect(goods.total).toBeGreaterThan(0)
  for (const { artisan } of goods.data) expect(artisan).toEqual({ id: artisan!.id, name: artisan!.name })
})

test('a list is filtered by category, has the requested page size, and leads to the next page', async () => {
  const { categories, products } = store.sdk.specialGoods
  const wall = (await categories.list()).find(({ children }) => children.length > 0)
  const page = await products.list({ query: { category_id: wall!.id, count: 5, page: 2 } })
  expect(page).toMatchObject({ per_page: 5, current_page: 2 })
  expect(page.next_page_url).toContain(`category_id=${wall!.id}&count=5&page=3`)
})

test('a shopper finds goods and workshops by a text, in any language and with a typo', async () => {
  const { artisans, products } = store.sdk.specialGoods
  const slugs = async (text: string) =>
    (await products.list({ query: { text } })).data.map(({ slug }) => slug)
  expect((await slugs('юрта целиком'))[0]).toBe('whole-yurt')
  expect((await slugs('a yurt, all of it'))[0]).toBe('whole-yurt')
  expect((await slugs('бүтүн боз үй'))[0]).toBe('whole-yurt')
  expect(await slugs('ламповщеца')).toEqual(['lamp-keeper'])
  expect(await slugs('.hnf wtkbrjv'), 'юрта целиком in the wrong layout').toEqual(['whole-yurt'])
  for (const text of ['Каныкей', 'Kanykei', 'каныкеи']) {
    const [found] = (await artisans.list({ query: { text } })).data
    expect(found?.name.en).toBe('Kanykei, Talas')
    const goods = await products.list({ query: { text, count: 250 } })
    const own = await products.list({ query: { artisan_id: found!.id, count: 250 } })
    expect(goods.data.map(({ id }) => id)).toEqual(expect.arrayContaining(own.data.map(({ id }) => id)))
  }
})

test('a text that finds nothing, or has no words, makes an empty page', async () => {
  const { artisans, products } = store.sdk.specialGoods
  for (const text of ['xyzzy', '', ' … ', 'x'.repeat(2_000)]) {
    expect(await products.list({ query: { text } })).toMatchObject({ data: [], total: 0, last_page: 1 })
    expect(await artisans.list({ query: { text } })).toMatchObject({ data: [], total: 0, last_page: 1 })
  }
})

test.each(['/specialgoods/product', '/specialgoods/artisan'])(
  'a text that is too long or given twice is refused by name in %s',
  async (path) => {
    for (const query of [`text=${'ы'.repeat(2_001)}`, 'text=a&text=b']) {
      const { status, said } = await get(`${path}?${query}`)
      expect(status).toBe(422)
      expect(said).toMatchObject({ code: 'INVALID', errors: { text: expect.anything() } })
    }
  },
)

test('a product is read by slug and by id, and its colours alone are the same', async () => {
  const { products } = store.sdk.specialGoods
  const bySlug = await products.read({ params: { slug: 'kalpak-by-age' } })
  expect(await products.read({ params: { slug: String(bySlug.id) } })).toEqual(bySlug)
  expect(await products.colors({ params: { slug: 'kalpak-by-age' } })).toEqual(bySlug.variations)
})

test('unknown products and workshops are not found', async () => {
  const { artisans, products } = store.sdk.specialGoods
  await expect(products.read({ params: { slug: 'no-such-thing' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(products.colors({ params: { slug: '99999' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(artisans.read({ params: { id: 99_999 } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
