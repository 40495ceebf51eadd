import { contract, type ListingFilters } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStore } from '#seeding.ts'
import { manyGoods } from '#testing/many-goods.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { seedGoods } from '../seed-goods.ts'
import { searchTermsOf } from './search-terms.ts'

const GOODS = 2_500
const MAX_FOUND = 500

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext({
    template: 'many-goods',
    seed: (db) => seedStore(db, (tx) => seedGoods(tx, manyGoods(GOODS))),
  })
}, 60_000)
afterAll(() => shop.close())

const find = (text: string, filters: ListingFilters = {}) =>
  shop.answer(contract.retailCatalogue.search.products, { body: { text, ...filters } })

async function everyPage(text: string, filters: ListingFilters = {}) {
  const first = await find(text, { ...filters, per_page: 250 })
  const ids = first.data.map(({ id }) => id)
  for (let page = 2; page <= first.last_page; page += 1)
    ids.push(...(await find(text, { ...filters, per_page: 250, page })).data.map(({ id }) => id))
  return { first, ids }
}

/** Ranks every match one by one, as the reference. */
async function ranked(text: string) {
  const [meant] = await searchTermsOf(shop.context, text)
  const { rows } = await shop.context.db.$client.query<{ id: number; is_called: boolean }>(
    `select product_id as id, name_terms && $1::int[] as is_called from search_entry
     where terms && $1::int[] order by 2 desc, created_at desc, product_id desc`,
    [meant],
  )
  return rows
}

test.each(['тапочки', 'красные', 'мужские', 'felt', 'шырдак', 'жаздык', 'kochkor'])(
  'a search for %s in a large shop finds the best five hundred, in the order of a full ranking',
  async (text) => {
    const all = await ranked(text)
    const { first, ids } = await everyPage(text)
    expect(ids).toEqual(all.slice(0, MAX_FOUND).map(({ id }) => id))
    expect(first).toMatchObject({
      total: Math.min(MAX_FOUND, all.length),
      last_page: Math.ceil(ids.length / 250),
    })
    expect(first.more === true).toBe(all.length > MAX_FOUND)
  },
)

test('a search with too many results says that there are more, and still sorts by price', async () => {
  const { first, ids } = await everyPage('тапочки', { sort: 'price_up', min: '1000.00' })
  expect(first.more).toBe(true)
  const costs = first.data.map(({ product }) => Number(product.sale_cost))
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(Math.min(...costs)).toBeGreaterThanOrEqual(1_000)
  expect(new Set(ids).size).toBe(MAX_FOUND)
})

test('of two common words, goods that have both in their name come first', async () => {
  const [one = [], two = []] = await searchTermsOf(shop.context, 'красные тапочки')
  const { rows } = await shop.context.db.$client.query<{ id: number }>(
    'select product_id as id from search_entry where name_terms && $1::int[] and name_terms && $2::int[]',
    [one, two],
  )
  const { ids } = await everyPage('красные тапочки')
  const both = new Set(rows.map(({ id }) => id))
  expect(new Set(ids.slice(0, Math.min(both.size, MAX_FOUND)))).toEqual(both)
})
