import { contract } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '#testing/open-demo-shop.ts'

const { artisans, products } = contract.specialGoods

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const found = (
  { country = 'KG', ...query }: { country?: string; category_id?: number; page?: number } = {},
  count = 250,
) => shop.answer(products.list, { query: { ...query, count } }, { country })
const read = (slug: string, country = 'KG') => shop.answer(products.read, { params: { slug } }, { country })
const execute = (text: string, values: unknown[]) => shop.context.db.$client.query(text, values)

test('the pages of special goods have each of them once, newest first', async () => {
  const whole = await found()
  const made = await Promise.all(whole.data.map(async ({ slug }) => (await read(slug)).created_at))
  expect(made).toEqual(made.toSorted().toReversed())
  expect(new Set(made).size).toBeGreaterThan(1)
  const pages = [await found({ page: 1 }, 25), await found({ page: 2 }, 25), await found({ page: 3 }, 25)]
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
  const address = (page: number) => `/api/specialgoods/product?count=25&page=${page}&country_iso_code=KG`
  expect(pages.map(({ next_page_url }) => next_page_url)).toEqual([address(2), address(3), null])
  expect(new Set(whole.data.map(({ id }) => id)).size).toBe(whole.total)
})

test('a category includes its subcategories, and an unknown one is empty', async () => {
  const [wall, tushKyiz, portraits, unknown] = await Promise.all(
    [2, 3, 4, 999].map((category_id) => found({ category_id })),
  )
  expect(wall?.total).toBe((tushKyiz?.total ?? 0) + (portraits?.total ?? 0))
  expect(tushKyiz?.total).toBeGreaterThan(0)
  expect(unknown).toMatchObject({ data: [], total: 0, last_page: 1 })
})

test('a shopper abroad sees goods sold there, at that country’s prices and in its currency', async () => {
  const [home, kazakhstan, japan] = await Promise.all([
    found(),
    found({ country: 'KZ' }),
    found({ country: 'JP' }),
  ])
  expect(japan.total).toBeLessThan(home.total)
  const [there] = kazakhstan.data
  const here = home.data.find(({ id }) => id === there?.id)
  expect(there?.currency.currency).toBe('KZT')
  expect(Number(there?.sale_cost)).toBeGreaterThan(Number(here?.sale_cost))
})

test('special goods that are not sold in a country are shown there without a price', async () => {
  const yurt = await read('whole-yurt', 'JP')
  expect(yurt).toMatchObject({ sold_here: false, price: null, sale_cost: null })
  expect(yurt.artisan?.name.en).toContain('Kyzyl-Tuu')
})

test('special goods are found by number and slug, with their current stock', async () => {
  const bySlug = await read('kurjun-two-bellies')
  expect(await read(String(bySlug.id))).toEqual(bySlug)
  const [color] = bySlug.variations
  if (!color) throw new Error('The bag has colours.')
  await execute('update stock set quantity = 7 where variation_id = $1', [color.id])
  const [now] = (await read('kurjun-two-bellies')).variations
  expect(now?.sizes.map(({ stock }) => stock)).toEqual(color.sizes.map(() => 7))
})

test('a changed price is listed once caches are refreshed', async () => {
  const [before] = (await found()).data
  if (!before) throw new Error('There are special goods.')
  await execute('update price set amount_minor = 123400, discount_minor = 0 where product_id = $1', [
    before.id,
  ])
  shop.refreshCaches()
  expect((await found()).data.find(({ id }) => id === before.id)?.sale_cost).toBe('1234.00')
})

test('special goods are found by colour in the common search', async () => {
  const red = await shop.answer(contract.retailCatalogue.search.byColor, {
    body: { controller_type: 'special', color: 8, page: 1, per_page: 5 },
  })
  expect(red.data.length).toBe(5)
  expect(red.total).toBeGreaterThan(5)
})

test('a craftsman without texts and photos has an empty page', async () => {
  const name = '{"en":"New","ru":"Новая","kg":"Жаңы"}'
  const { rows } = await execute(
    'insert into artisan (name, position, place) values ($1, $1, 99) returning id',
    [name],
  )
  expect(rows).toEqual([{ id: 25 }])
  expect(await shop.answer(artisans.read, { params: { id: 25 } })).toMatchObject({
    artisans_id: 25,
    hello_txt: null,
    tam_gallery: [],
    contact: { address: null, phone: null, email: null },
    social: [],
  })
})

test('goods of a deleted craftsman stay, without a maker', async () => {
  const { artisan: maker } = await read('bread-circle')
  const before = (await found()).total
  await execute('delete from artisan where id = $1', [maker?.id])
  shop.refreshCaches()
  expect((await found()).total).toBe(before)
  expect((await read('bread-circle')).artisan).toBeNull()
})
