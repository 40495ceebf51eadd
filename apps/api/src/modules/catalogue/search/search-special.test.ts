import { contract } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedStore } from '#seeding.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll, NO_GOODS } from '#testing/goods.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { tablesReadWhole } from '#testing/tables-read-whole.ts'
import { saveArtisan } from '../artisans/craftsman-profile.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { seedGoods, seedSpecialGoods } from '../seed-goods.ts'
import { artisanSearchEntry, specialSearchEntry } from '../special-search-tables.ts'
import { artisan, specialCategory, specialProduct } from '../special-tables.ts'
import { color, product } from '../tables.ts'
import { refreshSpecialSearch } from './refresh-special-search.ts'
import { sweepSpecialSearch } from './sweep-special-search.ts'

const texts = (en: string, ru: string, kg: string) => ({ en, ru, kg })

const ARTISANS = [
  {
    id: 1,
    name: texts('Peak Women', '«Женщины пика»', '«Чоку аялдары»'),
    position: texts('Wall hangings', 'Настенные ковры', 'Дубал кийиздери'),
    aboutText: texts('Eleven sisters.', 'Одиннадцать сестёр.', 'Он бир эже-сиңди.'),
    contact: { address: inAll('Сары-Могол'), phone: null, email: null },
    place: 1,
  },
  { id: 2, name: inAll('Kalyp'), position: texts('Boots', 'Валенки', 'Өтүк'), place: 2 },
]
const NAMES = [
  texts('The whole yurt', 'Юрта целиком', 'Бүтүн боз үй'),
  texts('A door', 'Полог юрты', 'Эшик тыш'),
  texts('Yurt', 'Юрта', 'Боз үй'),
  texts('The Lamp Keeper', 'Ламповщица', 'Чыракчы'),
]

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext({
    template: 'special-search',
    seed: (db) =>
      seedStore(db, async (tx) => {
        await seedGoods(tx, {
          ...NO_GOODS,
          colors: [{ id: 1, name: texts('madder', 'марена', 'уйрон'), hex: '#a3302b', position: 1 }],
        })
        return seedSpecialGoods(tx, {
          categories: [
            { id: 1, title: texts('For the home', 'Для дома', 'Үйгө'), place: 1 },
            { id: 2, parentId: 1, title: texts('Dwellings', 'Жилища', 'Турактар'), place: 1 },
          ],
          artisans: ARTISANS,
          products: NAMES.map((name, place) => ({
            id: place + 1,
            slug: `piece-${place + 1}`,
            name,
            description: place === 3 ? texts('A lantern', 'Фонарь у юрты', 'Чырак') : inAll(''),
            details: [],
            categoryId: place === 3 ? 1 : 2,
            artisanId: place === 3 ? 1 : 2,
            weightG: 900,
            createdAt: new Date(TEST_DAY.getTime() - place * 60_000),
          })),
          variations: NAMES.map((_, place) => ({
            id: place + 1,
            productId: place + 1,
            colorId: 1,
            photos: [],
            position: 0,
          })),
          stock: [],
          prices: NAMES.map((_, place) => ({ productId: place + 1, country: 'KG', amountMinor: 100_000 })),
        })
      }),
  })
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.refreshCaches())

const { products, artisans } = contract.specialGoods
const goods = async (text: string, query: { category_id?: number; artisan_id?: number } = {}) =>
  (await shop.answer(products.list, { query: { text, ...query } })).data.map(({ id }) => id)
const workshops = async (text: string) =>
  (await shop.answer(artisans.list, { query: { text } })).data.map(({ id }) => id)

test.each([
  ['another form of the word', 'ламповщицы', [4]],
  ['a typo', 'ламповщеца', [4]],
  ['the wrong keyboard layout', 'kfvgjdobwf', [4]],
  ['another language', 'lamp keeper', [4]],
  ['Kyrgyz without its own letters', 'боз уй', [3, 1]],
  ['the description', 'lantern', [4]],
  ['the category', 'жилища', [1, 2, 3]],
  ['the category above', 'for the home', [1, 2, 3, 4]],
  ['the colour', 'марена', [1, 2, 3, 4]],
  ['the workshop', 'женщины пика', [4]],
  ['words of the name and of the workshop', 'lamp women', [4]],
  ['a word that is not there', 'самовар', []],
  ['one word that is there and one that is not', 'юрта самовар', []],
  ['a longer beginning of a word', 'лампов', [4]],
  ['three letters that some other word begins with', 'фон', []],
  ['no words', ' … ', []],
])('a shopper who types %s (%s) finds the goods %j', async (_what, text, ids) => {
  expect(await goods(text)).toEqual(ids)
})

test('goods called like the text come first, then those with it in the name, then the description', async () => {
  expect(await goods('юрта')).toEqual([3, 1, 2, 4])
})

test('a text is combined with a category and a workshop', async () => {
  expect(await goods('юрта', { category_id: 2 })).toEqual([3, 1, 2])
  expect(await goods('юрта', { artisan_id: 1 })).toEqual([4])
})

test('the pages of a search follow each other and count what is found', async () => {
  const [first, second, beyond] = await Promise.all(
    [1, 2, 3].map((page) => shop.answer(products.list, { query: { text: 'юрта', count: 3, page } })),
  )
  expect(first).toMatchObject({ total: 4, last_page: 2 })
  expect(first?.next_page_url).toContain('text=%D1%8E%D1%80%D1%82%D0%B0')
  expect(first?.data.map(({ id }) => id)).toEqual([3, 1, 2])
  expect(second?.data.map(({ id }) => id)).toEqual([4])
  expect(beyond).toMatchObject({ total: 4, data: [] })
  const abroad = await shop.answer(products.list, { query: { text: 'юрта' } }, { country: 'KZ' })
  expect(abroad.total).toBe(0)
})

test.each([
  ['its name in another form', 'женщина пика', [1]],
  ['its craft', 'boots', [2]],
  ['its place', 'сары могол', [1]],
  ['a word of its story', 'сестры', [1]],
  ['its name in the wrong layout', ';tyobys', [1]],
  ['its name with a typo', 'kalip', [2]],
])('a shopper who types %s (%s) finds the workshops %j', async (_what, text, ids) => {
  expect(await workshops(text)).toEqual(ids)
})

test('a search among special goods does not read all of them', async () => {
  const statements = await statementsDuring(shop.context.db, () => goods('юрта'))
  const read = await tablesReadWhole(shop.context.db, statements)
  for (const table of ['special_search_entry', 'special_product', 'product', 'price'])
    expect([...read]).not.toContain(table)
})

test('the words of workshops are not known to the search of retail goods', async () => {
  const { rows } = await shop.context.db.$client.query('select from search_term')
  expect(rows).toEqual([])
})

test('neither a workshop that is not published nor its goods are found', async () => {
  const { db } = shop.context
  const set = (state: 'returned' | 'published') => db.update(artisan).set({ state }).where(eq(artisan.id, 1))
  await set('returned')
  expect(await workshops('сары могол')).toEqual([])
  expect(await goods('lamp')).toEqual([])
  await db.update(specialProduct).set({ artisanId: null }).where(eq(specialProduct.productId, 4))
  shop.refreshCaches()
  expect(await goods('lamp'), 'of no workshop').toEqual([4])
  await db.update(specialProduct).set({ artisanId: 1 }).where(eq(specialProduct.productId, 4))
  await set('published')
})

test('a workshop and its goods are found by its new name and story at once', async () => {
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'specialgoods', artisansId: 1 })
  const principal = { kind: 'session', market: 'specialgoods', userId, sessionId: 1 } as const
  const story = texts('Twelve sisters.', 'Двенадцать сестёр.', 'Он эки эже-сиңди.')
  await saveArtisan(shop.context, principal, { name: inAll('Айчүрөк'), about_txt: story })
  shop.refreshCaches()
  expect(await workshops('айчурок')).toEqual([1])
  expect(await workshops('двенадцать')).toEqual([1])
  expect(await goods('айчурок')).toEqual([4])
  expect(await goods('peak')).toEqual([])
  await saveArtisan(shop.context, principal, { name: ARTISANS[0]!.name, about_txt: ARTISANS[0]!.aboutText! })
})

test('goods are found by the new words of the product, its category and its colour', async () => {
  const { db } = shop.context
  await db
    .update(product)
    .set({ name: inAll('Шатёр') })
    .where(eq(product.id, 2))
  await transaction(db, (tx) => refreshListing(tx, [2]))
  await db
    .update(specialCategory)
    .set({ title: inAll('Кочевье') })
    .where(eq(specialCategory.id, 2))
  await transaction(db, (tx) => refreshSpecialSearch(tx, { inSpecialCategories: new Set([2]) }))
  await db
    .update(color)
    .set({ name: inAll('Гранат') })
    .where(eq(color.id, 1))
  await transaction(db, (tx) => refreshListing(tx, { inColor: 1 }))
  shop.refreshCaches()
  expect(await goods('шатер')).toEqual([2])
  expect(await goods('кочевье')).toEqual([1, 2, 3])
  expect(await goods('гранат')).toEqual([1, 2, 3, 4])
})

test('goods and workshops of an older store are added to the search', async () => {
  const { db } = shop.context
  await db.delete(specialSearchEntry)
  await db.delete(artisanSearchEntry)
  expect([await goods('lamp'), await workshops('kalyp')]).toEqual([[], []])
  await sweepSpecialSearch(shop.context)
  shop.refreshCaches()
  expect([await goods('lamp'), await workshops('kalyp')]).toEqual([[4], [2]])
})
