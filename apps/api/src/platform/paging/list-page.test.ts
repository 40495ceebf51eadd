import { expect, test } from 'vitest'
import { listPage } from './list-page.ts'

const ROWS = ['felt', 'wool', 'silk']

const goods = {
  perPage: 2,
  rows: {
    limit: (most: number) => ({
      offset: (from: number) => Promise.resolve(ROWS.slice(from, from + most)),
    }),
  },
  count: () => Promise.resolve(ROWS.length),
  present: (name: string) => ({ name }),
}
const list = (query: Parameters<typeof listPage>[1]['query']) =>
  listPage({ path: '/goods' }, { query, country: 'KG' }, goods)

test('a list whose call asks for no page starts at its first', async () => {
  expect(await list({})).toEqual({
    data: [{ name: 'felt' }, { name: 'wool' }],
    total: 3,
    per_page: 2,
    current_page: 1,
    last_page: 2,
    next_page_url: '/api/goods?per_page=2&page=2&country_iso_code=KG',
  })
})

test('the last page has the rows that are left, and no next one', async () => {
  expect(await list({ page: 2 })).toMatchObject({ data: [{ name: 'silk' }], next_page_url: null })
})

test('the next page has the same filters and number of rows', async () => {
  const { next_page_url } = await list({ per_page: 1, text: 'l', color: [3, 7], sold: undefined })
  expect(next_page_url).toBe('/api/goods?text=l&color=3&color=7&per_page=1&page=2&country_iso_code=KG')
})
