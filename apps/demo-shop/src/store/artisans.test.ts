import { products, search } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '#testing/open-demo-shop.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const list = (query: object) =>
  shop.answer(products.list, { query: { facets: true, per_page: 250, ...query } })

describe('a shopper who likes a craftsman', () => {
  test('sees how many goods of a category each one made, and can filter by one', async () => {
    const rugs = await list({ category: 'rugs' })
    const makers = rugs.facets?.artisan ?? []
    expect(makers.length).toBeGreaterThan(2)
    for (const { value, count } of makers) {
      const own = await list({ category: 'rugs', artisan: [value] })
      expect(own.total).toBe(count)
      expect(own.facets?.artisan, 'another one can be chosen instead').toEqual(makers)
    }
  })

  test('combines the filter with others and with a search', async () => {
    const shyrdak = (await list({ category: 'shyrdaks' })).facets?.artisan[0]?.value ?? 0
    const found = await shop.answer(search.products, { body: { text: 'шырдак', artisan: [shyrdak] } })
    expect(found.total).toBeGreaterThan(0)
    const own = await list({ artisan: [shyrdak] })
    const ids = new Set(own.data.map(({ id }) => id))
    expect(found.data.every(({ id }) => ids.has(id))).toBe(true)
    const cheap = await list({ artisan: [shyrdak], max: '1.00' })
    expect(cheap).toMatchObject({ total: 0, facets: { artisan: [{ value: shyrdak, count: 0 }] } })
  })

  test('sees the maker’s name at their goods, and none at other goods', async () => {
    const read = (slug: string) => shop.answer(products.read, { params: { slug } })
    expect((await read('four-seasons-shyrdak')).artisan?.name.en).toBe('Eje-Singdi, Kochkor')
    expect((await read('issyk-kul-mules')).artisan).toBeNull()
  })
})
