import { WholesalePage } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { color, product, variation } from '#modules/catalogue/index.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  LEATHER,
  openCompany,
  PLAIN,
  RUBBER,
  SOLED,
  stockWholesaleGoods,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { findGoods } from './find-goods.ts'
import { goodsByColor } from './goods-by-color.ts'
import { listGoods, listPrices } from './list-goods.ts'
import { priceRequest } from './price-request.ts'
import { readGoods } from './read-goods.ts'

let shop: TestShop
let listed: TestCompany
let abroad: TestCompany
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.context
  await stockWholesaleGoods(db)
  const name = { en: 'Winter mules', ru: 'Зимние чуни', kg: 'Кышкы өтүк' }
  await db.update(product).set({ name }).where(eq(product.id, SOLED))
  listed = await openCompany(db, { priceListId: 1 })
  abroad = await openCompany(db, { country: 'KZ' })
})
afterAll(() => shop.close())

const callOf = (principal: TestCompany['owner'], query = {}) => ({
  principal,
  query,
  country: 'KG',
  params: undefined as never, // lists have no parameters and no body
  body: undefined as never,
  language: 'en' as const,
  idempotencyKey: undefined,
  ip: '127.0.0.1',
})

const read = async (page: ReturnType<typeof listGoods>) => WholesalePage.parse(JSON.parse(await page))

test('a client sees the prices of its own list, and the store’s for other counts and soles', async () => {
  const { data } = await read(listGoods(callOf(listed.owner), shop.context))
  const [plain, soled] = [PLAIN, SOLED].map((wanted) => data.find(({ id }) => id === wanted))
  expect(plain).toMatchObject({
    price_type: 'reyestr',
    prices: [
      { from_count: 1, price: '1000.50', list: null },
      { from_count: 10, price: '900.25', list: { id: 1, name: { en: 'Friends' } } },
    ],
    soles: [],
  })
  expect(soled).toMatchObject({
    price_type: 'sole',
    prices: [],
    soles: [
      { id: RUBBER, prices: [{ from_count: 1, price: '1500.00', list: null }] },
      { id: LEATHER, prices: [{ from_count: 1, price: '1700.00', list: { id: 1 } }] },
    ],
  })
})

test('goods that are not sold in a client’s country are neither listed nor found by number', async () => {
  expect((await read(listPrices(callOf(abroad.owner), shop.context))).data).toMatchObject([
    { id: PLAIN, prices: [{ price: '1200.00' }] },
  ])
  await expect(readGoods(shop.context, abroad.owner, SOLED)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(readGoods(shop.context, listed.owner, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a category lists the goods of its subcategories, an unknown one lists none', async () => {
  const idsIn = async (category: number) =>
    (await read(listGoods(callOf(listed.owner, { category }), shop.context))).data.map(({ id }) => id)
  expect(await idsIn(1)).toEqual([SOLED, PLAIN])
  expect(await idsIn(2)).toEqual([SOLED, PLAIN])
  expect(await idsIn(9)).toEqual([])
})

test('goods are found by words of name or category in any language, case and ending', async () => {
  const idsOf = async (text: string) =>
    (await read(listPrices(callOf(listed.owner, { text }), shop.context))).data.map(({ id }) => id)
  expect(await idsOf('  ')).toHaveLength(2)
  expect(await idsOf('footwear mules')).toEqual([])
  for (const text of ['MULE', 'зимних чуней', 'ОТУК', 'slippers winter'])
    expect([text, await idsOf(text)]).toEqual([text, [SOLED]])
  expect(await idsOf('!!!')).toEqual([])
  expect(await idsOf('100%_')).toEqual([])
})

test('the colour filters both lists, and the link to the next page keeps the filters', async () => {
  for (const list of [listGoods, listPrices]) {
    const query = { color: 1, text: 'slippers', per_page: 1 }
    const page = await read(list(callOf(listed.owner, query), shop.context))
    expect([page.total, new URL(page.next_page_url ?? '', 'https://store.example').search]).toEqual([
      2,
      `?color=1&text=slippers&per_page=1&page=2&country_iso_code=KG`,
    ])
    const none = await read(list(callOf(listed.owner, { color: 999 }), shop.context))
    expect([none.total, none.data]).toEqual([0, []])
  }
})

test('goods are read with their colours, sizes and stock', async () => {
  expect(await readGoods(shop.context, listed.owner, SOLED)).toMatchObject({
    made_to_order_days: 30,
    breadcrumbs: [{ id: 1 }, { id: 2 }],
    colors: [
      {
        id: 1,
        variation_id: SOLED,
        sizes: [
          { id: `${SOLED}:38`, name: '38', stock: 10 },
          { id: `${SOLED}:39`, name: '39', stock: 10 },
        ],
      },
    ],
  })
})

test('the search by colour finds wholesale goods for approved clients only', async () => {
  const page = { colorId: 1, page: 1, perPage: 24, addressOf: () => '/next' }
  const found = await goodsByColor(shop.context, { principal: listed.owner, ...page })
  expect(found.data).toMatchObject([
    { id: SOLED, product: { sale_cost: '1500.00' } },
    { id: PLAIN, product: { sale_cost: '1000.50' } },
  ])
  const others = [
    { kind: 'guest' },
    { kind: 'session', market: 'frontend', userId: 1 },
    { ...listed.owner, isUnapproved: true },
  ] as const
  for (const principal of others)
    expect((await goodsByColor(shop.context, { principal, ...page })).data).toEqual([])
})

test('the second page continues after the first', async () => {
  const request = await priceRequest(shop.context, listed.owner)
  const filter = { categoryIds: null, colorId: null, text: '' }
  const pageOf = async (page: number) =>
    findGoods(shop.context.db, request, { filter, order: 'newest', page, perPage: 1 })
  const [first, second] = [await pageOf(1), await pageOf(2)]
  expect([first.total, first.entries[0]?.id, second.entries[0]?.id]).toEqual([2, SOLED, PLAIN])
})

test('goods filtered by colour show the photo of that colour', async () => {
  const { db } = shop.context
  await db
    .insert(color)
    .values({ id: 2, name: { en: 'Sky', ru: 'Голубой', kg: 'Көгүлтүр' }, hex: '#7a9cc6', position: 2 })
  const photos = ['madder', 'sky'].map((name) => `/media/${name}.jpg`)
  await db
    .update(variation)
    .set({ photos: photos.slice(0, 1) })
    .where(eq(variation.id, SOLED))
  await db
    .insert(variation)
    .values({ id: 9_001, productId: SOLED, colorId: 2, photos: photos.slice(1), position: 2 })
  const shown = async (query: { color?: number }) => {
    const page = await read(listGoods(callOf(listed.owner, { text: 'mules', ...query }), shop.context))
    return page.data.map(({ photo }) => photo)
  }
  expect(await shown({ color: 2 })).toEqual(['/media/sky.jpg'])
  expect(await shown({ color: 1 })).toEqual(['/media/madder.jpg'])
})
