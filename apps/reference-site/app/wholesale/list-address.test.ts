import { expect, test } from 'vitest'
import { listAddress, listQuery } from './list-address.ts'

const query = (search: string) => listQuery({ url: `https://store.example/admin/reyestr${search}` })

test('an address names a page and a category, and hostile ones name neither', () => {
  expect(query('?category=3&page=2')).toEqual({ page: 2, category: 3 })
  for (const search of ['', '?page=0', '?page=-1', '?page=1e400', '?page=x&category=', '?category=1.5'])
    expect(query(search)).toEqual({ page: 1 })
})

test('the address of a page leads back to the same page', () => {
  for (const wanted of [{ page: 1 }, { page: 4 }, { page: 1, category: 2 }, { page: 3, category: 2 }])
    expect(listQuery({ url: `https://store.example${listAddress('/admin/reyestr', wanted)}` })).toEqual(
      wanted,
    )
})
