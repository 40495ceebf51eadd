import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, placeInList } from './pages.ts'

test('every row stands on one page, and no page but the first is empty', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 250 }), (total, perPage) => {
      const last = pageCount(total, perPage)
      expect(last * perPage).toBeGreaterThanOrEqual(total)
      if (last > 1) expect((last - 1) * perPage).toBeLessThan(total)
      else expect(last).toBe(1)
    }),
  )
})

test('rows are counted on from page to page', () => {
  expect(placeInList({ current_page: 1, per_page: 24 }, 0)).toBe(1)
  expect(placeInList({ current_page: 3, per_page: 24 }, 5)).toBe(54)
})
