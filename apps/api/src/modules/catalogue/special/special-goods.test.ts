import { ProductPage } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artisan, specialPrice, specialProduct, specialStock } from '../special-tables.ts'
import { openDemoShop } from '#demo/testing/demo-shop.ts'
import { readArtisan } from '../workshops/artisans.ts'
import { findSpecialProducts, type SpecialProductFilter } from './find-special-products.ts'
import { readSpecialProduct } from './read-special-product.ts'
import { specialCategoryTree } from './special-categories.ts'
import { specialProductsByColor } from './special-products-by-color.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const addressOf = (page: number) => `/page/${page}`
const everything = { country: 'KG', categoryId: null, artisanId: null, colorId: null }
const found = (filter: Partial<SpecialProductFilter>, page = 1, perPage = 250) =>
  findSpecialProducts(shop.context, { filter: { ...everything, ...filter }, page, perPage, addressOf })

test('the pages of special goods hold each of them once, newest first', async () => {
  const whole = await found({})
  const pages = [await found({}, 1, 25), await found({}, 2, 25), await found({}, 3, 25)]
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
  expect(pages.map(({ next_page_url }) => next_page_url)).toEqual(['/page/2', '/page/3', null])
  expect(new Set(whole.data.map(({ id }) => id)).size).toBe(whole.total)
})

test('a category shows what lies below it too, and an unknown one nothing', async () => {
  const [wall, tushKyiz, portraits, unknown] = await Promise.all(
    [2, 3, 4, 999].map((categoryId) => found({ categoryId })),
  )
  expect(wall?.total).toBe((tushKyiz?.total ?? 0) + (portraits?.total ?? 0))
  expect(tushKyiz?.total).toBeGreaterThan(0)
  expect(unknown).toMatchObject({ data: [], total: 0, last_page: 1 })
})

test('a shopper abroad sees what is sent there, at the price of there and in their own currency', async () => {
  const [home, kazakhstan, japan] = await Promise.all([
    found({}),
    found({ country: 'KZ' }),
    found({ country: 'JP' }),
  ])
  expect(japan.total).toBeLessThan(home.total)
  const [there] = kazakhstan.data
  const here = home.data.find(({ id }) => id === there?.id)
  expect(there?.currency.currency).toBe('KZT')
  expect(Number(there?.sale_cost)).toBeGreaterThan(Number(here?.sale_cost))
})

test('a thing that is not sold in the country is shown without a price', async () => {
  const yurt = await readSpecialProduct(shop.context, 'JP', 'whole-yurt')
  expect(yurt).toMatchObject({ sold_here: false, price: null, sale_cost: null })
  expect(yurt.artisan?.name.en).toContain('Kyzyl-Tuu')
})

test('number and slug lead to the same thing, and its stock is that of this moment', async () => {
  const bySlug = await readSpecialProduct(shop.context, 'KG', 'kurjun-two-bellies')
  expect(await readSpecialProduct(shop.context, 'KG', String(bySlug.id))).toEqual(bySlug)
  const [color] = bySlug.variations
  if (!color) throw new Error('The bag has colours.')
  await shop.context.db
    .update(specialStock)
    .set({ quantity: 7 })
    .where(eq(specialStock.variationId, color.id))
  const [now] = (await readSpecialProduct(shop.context, 'KG', 'kurjun-two-bellies')).variations
  expect(now?.sizes.map(({ stock }) => stock)).toEqual(color.sizes.map(() => 7))
})

test('another price stands in the list once the catalogue has changed', async () => {
  const [before] = (await found({})).data
  if (!before) throw new Error('There are special goods.')
  await shop.context.db
    .update(specialPrice)
    .set({ amountMinor: 123_400, discountMinor: 0 })
    .where(eq(specialPrice.productId, before.id))
  shop.refreshCaches()
  expect((await found({})).data.find(({ id }) => id === before.id)?.sale_cost).toBe('1234.00')
})

test('a colour finds special goods in the shape of the common search', async () => {
  const red = await specialProductsByColor(shop.context, {
    country: 'KG',
    colorId: 8,
    page: 1,
    perPage: 5,
    addressOf,
  })
  expect(ProductPage.parse(red).data.length).toBe(5)
  expect(red.total).toBeGreaterThan(5)
})

test('a workshop that has told nothing yet has a page without anything on it', async () => {
  const name = { en: 'New', ru: 'Новая', kg: 'Жаңы' }
  const [row] = await shop.context.db.insert(artisan).values({ name, position: name, place: 99 }).returning()
  expect(row?.id).toBe(25)
  expect(await readArtisan(shop.context, 25)).toMatchObject({
    artisans_id: 25,
    hello_txt: null,
    tam_gallery: [],
    contact: { address: null, phone: null, email: null },
    social: [],
  })
})

test('when a workshop leaves, its goods stay and name nobody', async () => {
  const { artisan: maker } = await readSpecialProduct(shop.context, 'KG', 'bread-circle')
  await shop.context.db.delete(artisan).where(eq(artisan.id, maker?.id ?? 0))
  shop.refreshCaches()
  expect(await shop.context.db.$count(specialProduct)).toBe(60)
  expect((await readSpecialProduct(shop.context, 'KG', 'bread-circle')).artisan).toBeNull()
})

test('categories that name each other as parents do not hang the shop', () => {
  const title = { en: 'a', ru: 'а', kg: 'а' }
  const tree = specialCategoryTree([
    { id: 1, parentId: 2, title },
    { id: 2, parentId: 1, title },
  ])
  expect(tree.within(1).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(tree.roots).toEqual([])
})
