import { expect, test } from 'vitest'
import { listAddress, listQuery, requestOf } from './list-address.ts'

const query = (search: string) => listQuery({ url: `https://store.example/admin/reyestr${search}` })

test('a list’s query is parsed, and invalid values are ignored', () => {
  expect(query('?category=3&page=2')).toEqual({ page: 2, category: 3 })
  expect(query('?text=%20%D1%82%D0%B0%D0%BF%D0%BE%D1%87%D0%BA%D0%B8%20&color=4')).toEqual({
    page: 1,
    color: 4,
    text: 'тапочки',
  })
  expect(query(`?text=${'x'.repeat(500)}`).text).toHaveLength(200)
  for (const search of [
    '',
    '?text=%20',
    '?color=-4',
    '?category=9999999999',
    '?page=0',
    '?page=-1',
    '?page=1e400',
    '?page=x&category=',
    '?category=1.5',
  ])
    expect(query(search)).toEqual({ page: 1 })
})

test('a list’s address leads back to the same query', () => {
  for (const wanted of [
    { page: 1 },
    { page: 4 },
    { page: 1, category: 2 },
    { page: 3, category: 2 },
    { page: 2, category: 2, color: 7, text: 'чуни & co' },
    { page: 1, isWhole: true },
  ])
    expect(listQuery({ url: `https://store.example${listAddress('/admin/reyestr', wanted)}` })).toEqual(
      wanted,
    )
})

test('a list for printing is requested as one page', () => {
  expect(requestOf(query('?show=all&color=4'))).toEqual({ page: 1, color: 4, per_page: 250 })
  expect(requestOf(query('?show=some'))).toEqual({ page: 1 })
})
