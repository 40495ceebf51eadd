import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { demoClientOf } from './manager-of.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
})
afterAll(() => store.close())

test('a wholesale client finds goods by colour, and a guest finds none', async () => {
  const { retailCatalogue, wholesale } = await demoClientOf(store, 'viewer@example.com')
  const [color] = await wholesale.colors.list()
  const body = { color: color!.id, controller_type: 'wholesale', per_page: 5 } as const
  const found = await retailCatalogue.search.byColor({ body })
  const listed = await wholesale.catalog.list({ query: { color: color!.id, per_page: 5 } })
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBe(listed.total)
  expect(found.data.map(({ id }) => id)).toEqual(listed.data.map(({ id }) => id))
  expect((await store.sdk.retailCatalogue.search.byColor({ body })).data).toEqual([])
})
