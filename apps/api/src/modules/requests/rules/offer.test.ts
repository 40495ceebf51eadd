import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsValue } from './offer.ts'

const line = fc
  .record({
    position: fc.nat(99),
    count: fc.integer({ min: 1, max: 99 }),
    saleMinor: fc.integer({ min: 0, max: 99_999_999 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ part, ...own }) => ({ ...own, discountMinor: Math.floor(own.saleMinor * own.count * part) }))
const nothing = { isWholeCancelled: false, deliveryMinor: 0 }

test('refunds of a line in however many parts are at most what was paid, and exactly that in the end', () => {
  fc.assert(
    fc.property(line, fc.array(fc.nat(99), { maxLength: 4 }), (own, ends) => {
      const paid = own.saleMinor * own.count - own.discountMinor
      const parts = [...ends, own.count].filter((end) => end <= own.count)
      let before = 0
      let refunded = 0
      for (const end of parts.toSorted((first, second) => first - second)) {
        refunded += itemsValue([{ line: own, count: end - before, before }], nothing)
        before = end
        expect(refunded).toBeLessThanOrEqual(paid)
      }
      expect(refunded).toBe(paid)
    }),
  )
})

test('the delivery is refunded when the whole order is cancelled', () => {
  const own = { position: 0, count: 2, saleMinor: 100_000, discountMinor: 20_000 }
  const items = [{ line: own, count: 2, before: 0 }]
  expect(itemsValue(items, { isWholeCancelled: true, deliveryMinor: 30_000 })).toBe(210_000)
})
