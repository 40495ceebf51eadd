import { randomUUID } from 'node:crypto'
import type { ListPrice, NewListPrice } from '@shyrdak/sdk/management'
import { WholesalePage } from '@shyrdak/sdk/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { product, stock, variation } from '#modules/catalogue/index.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  asEmployee,
  LEATHER,
  openCompany,
  PLAIN,
  RUBBER,
  SOLED,
  stockWholesaleGoods,
  wholesaleItem,
  wholesaleOrderOf,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { listClients, readClient } from '../clients/managed-clients.ts'
import { setClientTerms } from '../clients/set-terms.ts'
import { listPrices } from '../goods/list-goods.ts'
import { readGoods } from '../goods/read-goods.ts'
import { placeOrder } from '../orders/place-order.ts'
import { readOrder } from '../orders/read-orders.ts'
import { listPrice } from '../tables.ts'
import { LIST_PRICES } from '../tags.ts'
import { changePrice, changePrices, createPrice, removePrice } from './change-prices.ts'
import { createPriceList, readPriceList, renamePriceList } from './managed-price-lists.ts'
import { findPricedGoods, listManagedPrices } from './managed-prices.ts'

let shop: TestShop
let company: TestCompany
let listId: number
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  company = await openCompany(shop.context.db)
  const name = { en: 'Fair trade', ru: 'Честная торговля', kg: 'Адилет соода' }
  listId = (await createPriceList(shop.context, { name })).id
})

const price = (changes: Partial<NewListPrice> = {}): NewListPrice => ({
  product_id: PLAIN,
  sole_id: null,
  from_count: 1,
  price: '800.00',
  valid_from: '2020-01-01',
  valid_until: null,
  ...changes,
})
const add = (changes?: Partial<NewListPrice>) => createPrice(shop.context, listId, price(changes))
const buyBy = async (priceListId: number | null, tier_count = 1) => {
  const id = company.owner.company.id
  const { revision } = await readClient(shop.context, id)
  await setClientTerms(shop.context, { id, revision }, { price_list_id: priceListId, tier_count })
}
const tiersOf = async (productId = PLAIN) =>
  (await readGoods(shop.context, company.owner, productId)).prices.map(
    ({ from_count, price: cost }) => `${from_count}: ${cost}`,
  )
const pricesOf = async (query = {}) =>
  (await listManagedPrices({ params: { id: listId }, query, country: 'KG' }, shop.context)).data
const order = (cost: string, count = 1) => {
  const body = wholesaleOrderOf(company, [wholesaleItem({ price: cost, count })])
  return placeOrder(shop.context, asEmployee(company.owner, body, randomUUID()))
}

test('a client who is given another price list pays its prices at once', async () => {
  await add()
  expect(await tiersOf()).toEqual(['1: 1000.50'])
  await buyBy(listId)
  expect(await tiersOf()).toEqual(['1: 800.00'])
  expect(await order('800.00')).toMatchObject({ items: [{ price: '800.00', price_list: { id: listId } }] })
  await buyBy(null)
  expect(await tiersOf()).toEqual(['1: 1000.50'])
})

test('an order keeps its price when that is changed or removed', async () => {
  const row = await add()
  await buyBy(listId)
  const { id } = await order('800.00')
  const changed = await changePrice(shop.context, row, price({ price: '750.00' }))
  expect((await readOrder(shop.context, company.owner, id)).items).toMatchObject([{ price: '800.00' }])
  await expect(order('800.00')).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { data: { lines: [{ index: 0, price: '750.00' }] } },
  })
  await removePrice(shop.context, changed)
  expect((await readOrder(shop.context, company.owner, id)).items).toMatchObject([{ price: '800.00' }])
  expect(await tiersOf()).toEqual(['1: 1000.50'])
})

test('the goods lists show a changed price at once', async () => {
  await buyBy(listId)
  let changes = 0
  const revision = { current: () => changes, refresh: async () => {} }
  const shown = async () => {
    const { rows } = await shop.context.db.$client.query<{ changes: number }>(
      'select coalesce(max(revision), 0)::int as changes from tag_revision where tag = $1',
      [LIST_PRICES],
    )
    changes = rows[0]?.changes ?? 0
    const call = { principal: company.owner, query: {}, country: 'KG' }
    const page = WholesalePage.parse(JSON.parse(await listPrices(call, { ...shop.context, revision })))
    return page.data
      .find(({ id }) => id === PLAIN)
      ?.prices.map(({ price: cost, list }) => [cost, list?.name.en])
  }
  expect(await shown()).toEqual([['1000.50', undefined]])
  const row = await add()
  expect(await shown()).toEqual([['800.00', 'Fair trade']])
  const changed = await changePrice(shop.context, row, price({ price: '750.00' }))
  expect(await shown()).toEqual([['750.00', 'Fair trade']])
  const dearer = { id: changed.id, revision: changed.revision, price: '760.00' }
  await changePrices(shop.context, listId, { changes: [dearer] })
  expect(await shown()).toEqual([['760.00', 'Fair trade']])
  await renamePriceList(shop.context, { id: listId, revision: 1 }, { name: { en: 'F', ru: 'F', kg: 'F' } })
  expect(await shown()).toEqual([['760.00', 'F']])
  await removePrice(shop.context, { id: changed.id, revision: changed.revision + 1 })
  expect(await shown()).toEqual([['1000.50', undefined]])
})

test('a client’s tier gives the price of that count for any order', async () => {
  await add()
  await add({ from_count: 5, price: '700.00' })
  await add({ from_count: 50, price: '600.00' })
  await buyBy(listId)
  expect(await tiersOf()).toEqual(['1: 800.00', '5: 700.00', '50: 600.00'])
  await buyBy(listId, 10)
  expect(await tiersOf()).toEqual(['1: 700.00', '50: 600.00'])
  expect((await order('700.00')).items).toMatchObject([{ price: '700.00' }])
  await buyBy(listId, 50)
  expect(await tiersOf()).toEqual(['1: 600.00'])
})

test('a price applies to its sole and between its days', async () => {
  await add({ product_id: SOLED, sole_id: LEATHER, price: '1600.00' })
  await add({ valid_until: '2020-12-31', price: '1.00' })
  await add({ valid_from: '2999-01-01', price: '2.00' })
  await buyBy(listId)
  expect(await tiersOf()).toEqual(['1: 1000.50'])
  const { soles } = await readGoods(shop.context, company.owner, SOLED)
  expect(soles.map(({ id, prices }) => [id, prices[0]?.price])).toEqual([
    [RUBBER, '1500.00'],
    [LEATHER, '1600.00'],
  ])
  const statesOf = async (query?: object) =>
    (await pricesOf(query)).map(({ price: cost, state }) => `${cost} ${state}`)
  expect(await statesOf()).toEqual(['1.00 past', '2.00 future', '1600.00 current'])
  expect(await statesOf({ state: 'past' })).toEqual(['1.00 past'])
  expect(await statesOf({ state: 'future' })).toEqual(['2.00 future'])
  expect(await statesOf({ text: String(SOLED) })).toEqual(['1600.00 current'])
})

test.each<[string, Partial<NewListPrice>]>([
  ['product_id', { product_id: 1 }],
  ['sole_id', { sole_id: RUBBER }],
  ['sole_id', { product_id: SOLED, sole_id: 9_999 }],
  ['price', { price: '0.99' }],
  ['price', { price: '99999999.00' }],
  ['valid_from', { valid_from: '2026-02-30' }],
  ['valid_from', { valid_from: '0000-01-01' }],
  ['valid_until', { valid_until: '2019-12-31' }],
  ['valid_until', { valid_until: '2026-13-01' }],
])('a price with a wrong %s is refused by field name: %o', async (field, changes) => {
  await expect(add(changes)).rejects.toMatchObject({ details: { issues: [{ path: [field] }] } })
  expect(await pricesOf()).toEqual([])
})

test('a price stored below one som, as it once could be, is still read but not saved anew', async () => {
  const { id, revision } = await add()
  const cheap = price({ price: '0.50' })
  await shop.context.db.update(listPrice).set({ amountMinor: 50 }).where(eq(listPrice.id, id))
  expect(await pricesOf()).toMatchObject([{ price: '0.50' }])
  const issue = { code: 'too_small', params: { min: 1, of: 'number' } }
  await expect(changePrice(shop.context, { id, revision }, cheap)).rejects.toMatchObject({
    details: { issues: [{ path: ['price'], ...issue }] },
  })
  const changes = [{ id, revision, price: '0.99' }]
  await expect(changePrices(shop.context, listId, { changes })).rejects.toMatchObject({
    details: { issues: [{ path: ['changes', 0, 'price'], ...issue }] },
  })
})

test('a price for goods whose last size is being deleted is refused', async () => {
  const { db } = shop.context
  const { rows, adding } = await transaction(db, async (tx) => {
    await tx.select().from(product).where(eq(product.id, PLAIN)).for('update')
    const own = tx.select({ id: variation.id }).from(variation).where(eq(variation.productId, PLAIN))
    const taken = await tx.delete(stock).where(inArray(stock.variationId, own)).returning()
    const added = Promise.allSettled([add()])
    await Promise.race([added, untilSomebodyWaits(db)])
    return { rows: taken, adding: added }
  })
  const [added] = await adding
  await db.insert(stock).values(rows)
  expect(added).toMatchObject({
    reason: { details: { issues: [{ path: ['product_id'], code: 'not_ready' }] } },
  })
})

test('a price that another manager has changed is neither changed nor removed', async () => {
  const row = await add()
  await changePrice(shop.context, row, price({ price: '790.00' }))
  const late: (() => Promise<unknown>)[] = [
    () => changePrice(shop.context, row, price({ price: '1.00' })),
    () => removePrice(shop.context, row),
  ]
  for (const one of late) await expect(one()).rejects.toMatchObject({ code: 'STALE' })
  expect(await pricesOf()).toMatchObject([{ price: '790.00', revision: 2 } satisfies Partial<ListPrice>])
})

test('a price list is renamed in every language, and only in its current version', async () => {
  const name = { en: 'Friends', ru: 'Друзья', kg: ' ' }
  await expect(renamePriceList(shop.context, { id: listId, revision: 1 }, { name })).rejects.toMatchObject({
    details: { issues: [{ path: ['name', 'kg'] }] },
  })
  const good = { ...name, kg: 'Достор' }
  expect(await renamePriceList(shop.context, { id: listId, revision: 1 }, { name: good })).toMatchObject({
    name: good,
    revision: 2,
  })
  await expect(
    renamePriceList(shop.context, { id: listId, revision: 1 }, { name: good }),
  ).rejects.toMatchObject({ code: 'STALE' })
})

test('a manager finds goods to price by number, with their soles', async () => {
  expect(await findPricedGoods(shop.context, String(SOLED))).toMatchObject([
    { id: SOLED, price_type: 'sole', soles: [{ id: RUBBER }, { id: LEATHER }] },
  ])
  expect(await findPricedGoods(shop.context, 'no such goods')).toEqual([])
})

test('clients are listed by price list, with their orders and unpaid balance', async () => {
  await add()
  await buyBy(listId)
  await order('800.00', 2)
  const { data, total } = await listClients({ query: { price_list: listId }, country: 'KG' }, shop.context)
  expect(total).toBe(1)
  expect(data).toMatchObject([{ id: company.owner.company.id, orders: 1, balance: '1600.00', tier_count: 1 }])
  expect(await readPriceList(shop.context, listId)).toMatchObject({ clients: 1, prices: 1 })
})

test('a client cannot be given an unknown price list, or by a manager with a stale version', async () => {
  const id = company.owner.company.id
  const terms = { price_list_id: 9_999, tier_count: 1 }
  await expect(setClientTerms(shop.context, { id, revision: 1 }, terms)).rejects.toMatchObject({
    details: { issues: [{ path: ['price_list_id'] }] },
  })
  await expect(
    setClientTerms(shop.context, { id, revision: 7 }, { ...terms, price_list_id: null }),
  ).rejects.toMatchObject({ code: 'STALE' })
})

test('many prices are changed all together or not at all, and only those of one list', async () => {
  const rows = [await add(), await add({ from_count: 10, price: '700.00' })]
  const changes = rows.map(({ id, revision }, place) => ({ id, revision, price: `${600 - place}.50` }))
  expect(await changePrices(shop.context, listId, { changes })).toEqual({ changed: 2 })
  expect((await pricesOf()).map(({ price: cost }) => cost)).toEqual(['600.50', '599.50'])
  const [first] = changes
  if (!first) throw new Error('Expected a change')
  const fresh = (await pricesOf()).map(({ id, revision }) => ({ id, revision, price: '1.00' }))
  for (const wrong of [
    [first, ...fresh.slice(1)],
    [...fresh, ...fresh],
    [{ id: 2_000_000, revision: 1, price: '1.00' }, ...fresh],
  ])
    await expect(changePrices(shop.context, listId, { changes: wrong })).rejects.toMatchObject({
      code: 'STALE',
    })
  const other = await createPriceList(shop.context, { name: { en: 'B', ru: 'B', kg: 'B' } })
  await expect(changePrices(shop.context, other.id, { changes: fresh })).rejects.toMatchObject({
    code: 'STALE',
  })
  await expect(
    changePrices(shop.context, listId, { changes: fresh.map((row) => ({ ...row, price: '0.00' })) }),
  ).rejects.toMatchObject({
    details: { issues: [{ path: ['changes', 0, 'price'] }, { path: ['changes', 1, 'price'] }] },
  })
  expect((await pricesOf()).map(({ price: cost }) => cost)).toEqual(['600.50', '599.50'])
})
