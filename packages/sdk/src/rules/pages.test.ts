import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount } from './pages.ts'

test('the pages have room for every row, and no page but the first is empty', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 250 }), (total, perPage) => {
      const last = pageCount(total, perPage)
      expect(last * perPage).toBeGreaterThanOrEqual(total)
      if (last > 1) expect((last - 1) * perPage).toBeLessThan(total)
      else expect(last).toBe(1)
    }),
  )
})
