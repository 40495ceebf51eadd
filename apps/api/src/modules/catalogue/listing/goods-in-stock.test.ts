import { contract } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/sql/transaction.ts'
import { seedStore } from '#seeding.ts'
import { inAll, NO_GOODS } from '#testing/goods.ts'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { trials } from '#testing/test-shop.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { seedGoods } from '../seed-goods.ts'
import { returnStock, takeStock } from '../stock/take-stock.ts'
import { product, stock, variation } from '../tables.ts'

const IDS = [1, 2, 3, 4, 5, 6]
const SIZES = ['36', '38', 'one size']

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext({
    template: 'goods-in-stock',
    seed: (db) => seedStore(db, (tx) => seedGoods(tx, goods)),
  })
})
afterAll(() => shop.close())

/** A product has two colours, whose variation ids begin with the product's id. */
const variationOf = (id: number, color: number) => id * 10 + color

const goods = {
  ...NO_GOODS,
  categories: [{ id: 1, url: 'slippers', title: inAll('Slippers'), description: inAll(''), position: 0 }],
  colors: [1, 2].map((id) => ({ id, name: inAll(`Colour ${id}`), hex: '#a3302b', position: id })),
  products: IDS.map((id) => ({
    id,
    slug: `slippers-${id}`,
    name: inAll(`Slippers ${id}`),
    description: inAll(''),
    details: [],
    categoryId: 1,
    group: 'unisex' as const,
    weightG: 400,
    createdAt: TEST_DAY,
  })),
  variations: IDS.flatMap((id) =>
    [1, 2].map((color) => ({
      id: variationOf(id, color),
      productId: id,
      colorId: color,
      photos: [],
      position: color,
    })),
  ),
  stock: IDS.flatMap((id) =>
    SIZES.map((size, position) => ({ variationId: variationOf(id, 1), size, quantity: id % 3, position })),
  ),
  prices: IDS.map((id) => ({ productId: id, country: 'KG' as const, amountMinor: 100_000 })),
}

const listed = async (query: { size?: string[]; in_stock?: boolean }) =>
  (await shop.answer(contract.retailCatalogue.products.list, { query })).data
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

/** The expected result, read from the stock itself. */
async function lying(sizes: readonly string[]): Promise<number[]> {
  const { rows } = await shop.context.db.$client.query<{ id: number }>(
    `select distinct v.product_id as id from variation v join stock s on s.variation_id = v.id
     where s.quantity > 0 and s.size = any($1) order by 1`,
    [sizes],
  )
  return rows.map(({ id }) => id)
}

async function expectTheTruth(): Promise<void> {
  shop.refreshCaches()
  for (const size of [...SIZES.map((one) => [one]), ['36', 'one size']])
    expect(await listed({ size }), size.join()).toEqual(await lying(size))
  expect(await listed({ in_stock: true })).toEqual(await lying(SIZES))
  const { facets } = await shop.answer(contract.retailCatalogue.products.list, { query: { facets: true } })
  const counts = await Promise.all(
    SIZES.map(async (value) => ({ value, count: (await lying([value])).length })),
  )
  expect(facets?.size).toEqual(counts.filter(({ count }) => count > 0))
}

const db = () => shop.context.db

const pieces = fc.record({
  variation_id: fc.constantFrom(...IDS.flatMap((id) => [variationOf(id, 1), variationOf(id, 2)])),
  size: fc.constantFrom(...SIZES),
  count: fc.constantFrom(0, 1, 2),
})

const change = fc.oneof(
  fc.record({ does: fc.constant('counts' as const), pieces }),
  fc.record({ does: fc.constant('buys' as const), pieces }),
  fc.record({ does: fc.constant('gives back' as const), pieces }),
  fc.record({ does: fc.constant('drops the size' as const), pieces }),
  fc.record({ does: fc.constant('drops the colour' as const), pieces }),
)

async function make({ does, pieces: one }: typeof change extends fc.Arbitrary<infer C> ? C : never) {
  const { variation_id: variationId, size, count: quantity } = one
  await transaction(db(), async (tx) => {
    const [known] = await tx.select().from(variation).where(eq(variation.id, variationId))
    if (does === 'counts')
      await (known &&
        tx
          .insert(stock)
          .values({ variationId, size, quantity, position: 0 })
          .onConflictDoUpdate({ target: [stock.variationId, stock.size], set: { quantity } }))
    else if (does === 'buys') await takeStock(tx, [{ ...one, at_least: quantity }])
    else if (does === 'gives back') await returnStock(tx, [one])
    else if (does === 'drops the size') await tx.delete(stock).where(eq(stock.variationId, variationId))
    else await tx.delete(variation).where(eq(variation.id, variationId))
  })
}

test('the list of a size shows exactly the goods in stock in that size after any changes of stock', async () => {
  await expectTheTruth()
  await fc.assert(
    fc
      .asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const one of changes) await make(one)
        await expectTheTruth()
      })
      .beforeEach(refill),
    { numRuns: trials(200) },
  )
}, 60_000)

/** Restores the first colour and initial stock of each product. */
async function refill(): Promise<void> {
  await transaction(db(), async (tx) => {
    await tx.delete(stock)
    await tx.insert(variation).values(goods.variations).onConflictDoNothing()
    await tx.insert(stock).values(goods.stock)
  })
}

test('a product whose last two colours in a size are sold at once is no longer listed in that size', async () => {
  await refill()
  const last = (color: number) => ({
    variationId: variationOf(3, color),
    size: '41',
    quantity: 1,
    position: 9,
  })
  await db()
    .insert(stock)
    .values([last(1), last(2)])
  const buy = (color: number) => [{ variation_id: variationOf(3, color), size: '41', count: 1, at_least: 1 }]
  shop.refreshCaches()
  expect(await listed({ size: ['41'] })).toEqual([3])
  const { other } = await transaction(db(), async (tx) => {
    await takeStock(tx, buy(1))
    const second = transaction(db(), (rival) => takeStock(rival, buy(2)))
    await untilSomebodyWaits(db())
    return { other: second }
  })
  expect(await other).toEqual({ taken: [1] })
  shop.refreshCaches()
  expect(await listed({ size: ['41'] })).toEqual([])
})

test('deleted goods are no longer listed in any size', async () => {
  await refill()
  await db().delete(product).where(eq(product.id, 2))
  await expectTheTruth()
})
