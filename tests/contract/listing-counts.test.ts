import { Group, Model, Technique, type ListingFilters } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'

const TRIALS = process.env['SHYRDAK_TRIALS'] === 'full' ? 300 : 30

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
})
afterAll(() => store.close())

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1, maxLength: 2 })

/** Random combinations of the list's filters, with most of them omitted. */
async function filtersOfTheShop() {
  const { products, colors, categories } = store.sdk.retailCatalogue
  const [{ facets }, dyes, tree] = await Promise.all([
    products.list({ query: { facets: true } }),
    colors.list(),
    categories.list(),
  ])
  if (!facets) throw new Error('The list has no facets.')
  return fc
    .record({
      category: maybe(fc.constantFrom(...tree.map(({ url }) => url))),
      group: maybe(some(Group.options)),
      technique: maybe(some(Technique.options)),
      model: maybe(some(Model.options)),
      color: maybe(some(dyes.map(({ id }) => id))),
      size: maybe(some(facets.size.map(({ value }) => value))),
      artisan: maybe(some(facets.artisan.map(({ value }) => value))),
      in_stock: maybe(fc.constant(true)),
      on_sale: maybe(fc.constant(true)),
      min: maybe(fc.constantFrom('900.00', '2000.00')),
      max: maybe(fc.constantFrom('2500.00', '9000.00')),
    })
    .map((filters): ListingFilters =>
      Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    )
}

test('a filter option counts the goods that it would show, whatever the other filters are', async () => {
  const { products } = store.sdk.retailCatalogue
  const totalOf = async (query: ListingFilters) =>
    (await products.list({ query: { ...query, per_page: 1 } })).total
  await fc.assert(
    fc.asyncProperty(await filtersOfTheShop(), fc.nat(), async (filters, turn) => {
      const { total, facets } = await products.list({ query: { ...filters, facets: true, per_page: 1 } })
      expect(total).toBe(await totalOf(filters))
      for (const name of ['group', 'technique', 'model', 'color', 'size', 'artisan'] as const) {
        const choices = facets?.[name] ?? []
        const choice = choices[turn % Math.max(1, choices.length)]
        if (!choice) continue
        // Sizes depend on stock already, so the in-stock filter adds nothing to them.
        expect(await totalOf({ ...filters, [name]: [choice.value] }), `${name} ${choice.value}`).toBe(
          choice.count,
        )
      }
    }),
    { numRuns: TRIALS },
  )
})

test('with a workshop as a filter, only colours that it sells are offered', async () => {
  const { products } = store.sdk.retailCatalogue
  const { facets } = await products.list({ query: { facets: true } })
  const artisans = facets?.artisan ?? []
  expect(artisans.length).toBeGreaterThan(1)
  for (const { value } of artisans) {
    const own = await products.list({ query: { artisan: [value], facets: true } })
    expect(own.facets?.color.filter(({ count }) => count === 0)).toEqual([])
  }
})
