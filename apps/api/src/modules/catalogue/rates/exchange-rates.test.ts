import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exchangeRate, price } from '../tables.ts'
import { demoRates } from '#gateways/exchange-rates/demo-rates.ts'
import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import type { ExchangeRate } from '#gateways/exchange-rates/port.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll, NO_GOODS } from '#testing/goods.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { mainProducts } from '../listing/main-products.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { readProduct } from '../read-product.ts'
import { seedGoods, type GoodsSeed } from '../seed-goods.ts'
import { productTag } from '../tags.ts'
import { refreshRates } from './exchange-rates.ts'

const slippers: GoodsSeed = {
  ...NO_GOODS,
  categories: [{ id: 1, url: 'slippers', title: inAll('Slippers'), description: inAll(''), position: 1 }],
  products: [
    {
      id: 1,
      slug: 'naryn-mules',
      name: inAll('Naryn mules'),
      description: inAll(''),
      details: [],
      categoryId: 1,
      group: 'unisex',
      weightG: 400,
      createdAt: TEST_DAY,
    },
  ],
  prices: [{ productId: 1, country: 'US', amountMinor: 600_000 }],
}

let shop: StoreUnderTest
beforeEach(async () => {
  shop = await openStoreContext()
  const exchangeRates = await demoRates(() => TEST_DAY).fetch()
  await transaction(shop.context.db, async (tx) => {
    await seedGoods(tx, { ...slippers, exchangeRates })
    await refreshListing(tx, 'all')
  })
})
afterEach(() => shop.close())

const tomorrow = new Date(TEST_DAY.getTime() + 86_400_000)
const publishing = (rates: ExchangeRate[]) => ({
  rates: { fetch: () => Promise.resolve(rates) },
  clock: () => tomorrow,
})
const usd = (somPerUnit: string) => ({ currency: 'USD', somPerUnit, date: '2026-11-21' })

async function shown(clock = () => tomorrow) {
  shop.refreshCaches()
  const { price, currency } = await readProduct({ ...shop.context, clock }, 'US', 'naryn-mules')
  return { view: price?.view, ...currency }
}

/** The price on the card of the product, as a list shows it. */
async function shownOnCard() {
  shop.refreshCaches()
  const json: string = await mainProducts({ ...shop.context, clock: () => tomorrow }, 'US', 1)
  const [card] = JSON.parse(json) as RetailProductEntry[] // as the contract says
  return { view: card?.price?.view, ...card?.currency }
}

async function pagesChanged(): Promise<number> {
  const { rows } = await shop.context.db.execute<{ revision: string }>(
    sql`select revision from content_revision`,
  )
  return Number(rows[0]?.revision)
}

test('a new rate is saved beside the old one and changes the prices shown', async () => {
  const before = await shown()
  await refreshRates({ ...shop.context, ...publishing([usd('90.000000')]) })
  const after = await shown()
  expect(after).toMatchObject({ currency: 'USD', rate_date: '2026-11-21' })
  expect(after.view).not.toBe(before.view)
  const rows = await shop.context.db.select().from(exchangeRate).where(eq(exchangeRate.currency, 'USD'))
  expect(rows).toHaveLength(2)
})

test('a list and the page of a product show the same price before and after a new rate', async () => {
  expect(await shownOnCard()).toEqual(await shown())
  await refreshRates({ ...shop.context, ...publishing([usd('90.000000')]) })
  expect(await shownOnCard()).toEqual(await shown())
  expect(await shownOnCard()).toMatchObject({ view: '66.67', rate_date: '2026-11-21' })
})

test('a manager and a new rate do not wait for each other', { timeout: 5_000 }, async () => {
  const { db } = shop.context
  await transaction(db, async (tx) => {
    await tx.update(price).set({ amountMinor: 900_000 })
    await refreshListing(tx, [1])
    await refreshRates({ ...shop.context, ...publishing([usd('90.000000')]) })
    await bumpRevision(tx, [productTag(1)])
  })
  expect(await shownOnCard()).toMatchObject({ view: '100.00', rate_date: '2026-11-21' })
})

test('a new rate rewrites no card, however many products there are', async () => {
  const statements = await statementsDuring(shop.context.db, () =>
    refreshRates({ ...shop.context, ...publishing([usd('90.000000')]) }),
  )
  expect(statements.filter((text) => /listing|search_entry/.test(text))).toEqual([])
})

test('a process that ends while it applies a rate leaves no half of it, and the next one applies it', async () => {
  const before = [await shownOnCard(), await pagesChanged()]
  // The rate is written by then, and the pages are not invalidated yet.
  let reads = 0
  const clock = () => {
    if (++reads === 1) return tomorrow
    throw new Error('the process ends')
  }
  const apply = refreshRates({ ...shop.context, ...publishing([usd('90.000000')]), clock })
  await expect(apply).rejects.toThrow('the process ends')
  expect([await shownOnCard(), await pagesChanged()]).toEqual(before)
  await refreshRates({ ...shop.context, ...publishing([usd('90.000000')]) })
  expect(await shownOnCard()).toMatchObject({ rate_date: '2026-11-21' })
})

test('a rate that jumps by more than a tenth is ignored', async () => {
  const before = await shown()
  await refreshRates({ ...shop.context, ...publishing([usd('870.000000')]) })
  expect(await shown()).toEqual(before)
})

test('a store that was away for months takes the rate of today, however much it has changed', async () => {
  const later = new Date(TEST_DAY.getTime() + 120 * 86_400_000)
  const today = { currency: 'USD', somPerUnit: '105.000000', date: '2027-03-20' }
  await refreshRates({ ...shop.context, ...publishing([today]), clock: () => later })
  expect(await shown(() => later)).toMatchObject({ currency: 'USD', rate_date: '2027-03-20' })
})

test('old rates are used while the source is unavailable, until they are too old', async () => {
  const away = { rates: { fetch: () => Promise.reject(new Error('away')) } }
  const inDays = (days: number) => () => new Date(TEST_DAY.getTime() + days * 86_400_000)
  await refreshRates({ ...shop.context, ...away, clock: inDays(4) })
  expect(await shown(inDays(4))).toMatchObject({ currency: 'USD' })
  await refreshRates({ ...shop.context, ...away, clock: inDays(5) })
  expect(await shown(inDays(5))).toMatchObject({ currency: 'KGS', rate_date: null })
})

test('pages are invalidated when a rate changes or becomes too old, and not otherwise', async () => {
  const inDays = (days: number) => () => new Date(TEST_DAY.getTime() + days * 86_400_000)
  const refreshed = async (days: number, rates: ExchangeRate[]) => {
    const before = await pagesChanged()
    await refreshRates({ ...shop.context, ...publishing(rates), clock: inDays(days) })
    return (await pagesChanged()) - before
  }
  expect(await refreshed(1, [usd('90.000000')])).toBe(1)
  expect(await refreshed(1, [usd('90.000000')]), 'the bank says the same again').toBe(0)
  expect(await refreshed(1, [usd('870.000000')]), 'nobody believes it').toBe(0)
  expect(await refreshed(1, []), 'the source is away').toBe(0)
  expect(await refreshed(5, []), 'the other currencies end').toBe(1)
  expect(await refreshed(5, [])).toBe(0)
  expect(await refreshed(6, []), 'the dollar ends').toBe(1)
  expect(await refreshed(6, [])).toBe(0)
})
