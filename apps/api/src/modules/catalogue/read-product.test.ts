import { RetailProduct } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoShop } from '#demo/testing/demo-shop.ts'
import { reviewsOf } from '#modules/reviews/reviews-of.ts'
import { mainProducts } from './listing/main-products.ts'
import { productButtons } from './product-buttons.ts'
import { readProduct } from './read-product.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

test('a product is the same by its number and by its slug, and as the contract says', async () => {
  const bySlug = await readProduct(shop.context, 'KG', 'naryn-mules')
  expect(await readProduct(shop.context, 'KG', String(bySlug.id))).toEqual(bySlug)
  expect(RetailProduct.parse(bySlug)).toEqual(bySlug)
  expect(bySlug.breadcrumbs.map(({ url }) => url)).toEqual(['men', 'men-slippers-solid-rolled'])
  expect(bySlug.size_chart?.rows).toHaveLength(7)
})

test('its stock is that of the moment', async () => {
  const before = await readProduct(shop.context, 'KG', 'naryn-mules')
  const id = before.variations[0]?.id
  await shop.context.db.execute(
    sql`update stock set quantity = 77 where variation_id = ${id} and size = '42'`,
  )
  const after = await readProduct(shop.context, 'KG', 'naryn-mules')
  expect(after.variations[0]?.sizes.find(({ size }) => size === '42')?.stock).toBe(77)
})

test('where it is not sold it has no price, and says so', async () => {
  expect(await readProduct(shop.context, 'JP', 'four-seasons-shyrdak')).toMatchObject({
    sold_here: false,
    price: null,
    product: { sale_cost: null },
  })
})

test.each(['no-such-thing', '999999', '99999999999999', '0'])('there is no product %s', async (key) => {
  await expect(readProduct(shop.context, 'KG', key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('buttons and reviews of a product that does not exist are not found; of one without any, none', async () => {
  await expect(productButtons(shop.context, 99_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(reviewsOf(shop.context, 99_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await productButtons(shop.context, 1)).toEqual([])
})

test('the home page shows the chosen goods in their order, and fills up with new ones', async () => {
  const main = JSON.parse(await mainProducts(shop.context, 'KG', 3)) as { slug: string }[]
  expect(main.map(({ slug }) => slug)).toEqual([
    'song-kol-mules-with-horns',
    'issyk-kul-mules',
    'naryn-mules',
  ])
  expect(JSON.parse(await mainProducts(shop.context, 'KG', 40))).toHaveLength(40)
})
