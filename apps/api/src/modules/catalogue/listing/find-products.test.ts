import { transaction } from '#platform/sql/transaction.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingFilters } from '@shyrdak/sdk/contract'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts'
import { rateProduct } from '../rate-product.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { productTag } from '../tags.ts'
import { findProducts } from './find-products.ts'
import { productFilter } from './product-filter.ts'
import { refreshListing } from './refresh-listing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await transaction(shop.context.db, (tx) => refreshListing(tx, 'all'))
})
afterAll(() => shop.close())

interface Shown {
  data: { id: number; rating?: object }[]
  total: number
}

const list = async (filters: ListingFilters = {}, country = 'KG'): Promise<Shown> => {
  const json: string = await findProducts(shop.context, {
    filter: await productFilter(shop.context, country, filters),
    order: 'new',
    page: 1,
    perPage: 24,
    withFacets: false,
    addressOf: () => '',
  })
  return JSON.parse(json) as Shown // as the contract says
}

test('the filter on sale finds goods that are discounted in the shopper’s country', async () => {
  expect((await list()).data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect((await list({ on_sale: true })).data.map(({ id }) => id)).toEqual([1])
  expect((await list({ on_sale: true }, 'KZ')).total).toBe(0)
  expect((await list({ on_sale: true, min: '2300.00' })).total).toBe(0)
})

test('a rating written while the listing is refreshed shows on the card', async () => {
  const { context } = shop
  const rated = await transaction(context.db, async (tx) => {
    await refreshListing(tx, 'all')
    const rating = transaction(context.db, (other) => rateProduct(other, 2, { count: 1, sum: 5 }))
    await untilSomebodyWaits(context.db)
    return { rating }
  })
  await rated.rating
  await transaction(context.db, (tx) => bumpRevision(tx, [productTag(2)]))
  expect((await list()).data.find(({ id }) => id === 2)?.rating).toEqual({ average: 5, count: 1 })
})

test('a card shows a rating while there are reviews, and none otherwise', async () => {
  const rate = (count: number, sum: number) =>
    transaction(shop.context.db, async (tx) => {
      await rateProduct(tx, 1, { count, sum })
      await bumpRevision(tx, [productTag(1)])
    })
  const ratingOf = async () => (await list()).data.find(({ id }) => id === 1)?.rating
  expect(await ratingOf()).toBeUndefined()
  await rate(3, 14)
  expect(await ratingOf()).toEqual({ average: 4.7, count: 3 })
  await rate(0, 0)
  expect(await ratingOf()).toBeUndefined()
})
