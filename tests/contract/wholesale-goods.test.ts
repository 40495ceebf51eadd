import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { demoClientOf } from './manager-of.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
})
afterAll(() => store.close())

test('a wholesale client finds goods by colour at their own prices, and a guest finds none', async () => {
  const { retailCatalogue, wholesale } = await demoClientOf(store, 'viewer@example.com')
  const [color] = await wholesale.colors.list()
  const body = { color: color!.id, controller_type: 'wholesale', per_page: 5 } as const
  const found = await retailCatalogue.search.byColor({ body })
  const listed = await wholesale.catalog.list({ query: { color: color!.id, per_page: 5 } })
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBe(listed.total)
  expect(found.data.map(({ id }) => id)).toEqual(listed.data.map(({ id }) => id))
  const firstTiers = listed.data.map(({ prices, soles }) =>
    [prices, ...soles.map((sole) => sole.prices)].flatMap(([first]) => first ?? []),
  )
  expect(firstTiers.flat().map((tier) => tier.list?.name.en)).toContain('Partners')
  expect(found.data.map(({ product }) => Number(product.sale_cost))).toEqual(
    firstTiers.map((tiers) => Math.min(...tiers.map(({ price }) => Number(price)))),
  )
  expect((await store.sdk.retailCatalogue.search.byColor({ body })).data).toEqual([])
})
