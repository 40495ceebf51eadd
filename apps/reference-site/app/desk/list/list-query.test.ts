import { describe, expect, test } from 'vitest'
import { pageIn, queryWith } from './list-query.ts'

describe('the address of a list', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=100001', 100_000],
    ['page=99999999999999999999', 100_000],
  ])('%j is page %i', (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page))

  test('omits defaults', () => {
    expect(queryWith({})).toBe('')
    expect(queryWith({ status: undefined, text: '', page: 1 })).toBe('')
    expect(queryWith({ status: 'all', text: 'wool & co', page: 2 })).toBe(
      '?status=all&text=wool+%26+co&page=2',
    )
  })
})
