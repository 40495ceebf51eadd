import { products, RetailProduct, reviews } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '#testing/open-demo-shop.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const read = (slug: string, country = 'KG') => shop.answer(products.read, { params: { slug } }, { country })

test('a product is found by number and slug, and matches the contract', async () => {
  const bySlug = await read('naryn-mules')
  expect(await read(String(bySlug.id))).toEqual(bySlug)
  expect(RetailProduct.parse(bySlug)).toEqual(bySlug)
  expect(bySlug.breadcrumbs.map(({ url }) => url)).toEqual(['men', 'men-slippers-solid-rolled'])
  expect(bySlug.size_chart?.rows).toHaveLength(7)
})

test('the stock of a product is current', async () => {
  const before = await read('naryn-mules')
  const id = before.variations[0]?.id
  await shop.context.db.execute(
    sql`update stock set quantity = 77 where variation_id = ${id} and size = '42'`,
  )
  const after = await read('naryn-mules')
  expect(after.variations[0]?.sizes.find(({ size }) => size === '42')?.stock).toBe(77)
})

test('a product that is not sold in a country has no price there, and says so', async () => {
  expect(await read('four-seasons-shyrdak', 'JP')).toMatchObject({
    sold_here: false,
    price: null,
    product: { sale_cost: null },
  })
})

test.each(['no-such-thing', '999999', '99999999999999', '0'])('product %s is not found', async (key) => {
  await expect(read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('buttons and reviews of an unknown product are not found, a product without buttons has none', async () => {
  await expect(shop.answer(products.buttons, { params: { id: 99_999 } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(shop.answer(reviews.ofProduct, { params: { id: 99_999 } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await shop.answer(products.buttons, { params: { id: 1 } })).toEqual([])
})

test('the home page shows the chosen goods in order, and is filled up with others', async () => {
  const main = await shop.answer(products.main, { query: { per_page: 3 } })
  expect(main.map(({ slug }) => slug)).toEqual([
    'song-kol-mules-with-horns',
    'issyk-kul-mules',
    'naryn-mules',
  ])
  expect(await shop.answer(products.main, { query: { per_page: 40 } })).toHaveLength(40)
})
