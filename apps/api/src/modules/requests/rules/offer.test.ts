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

test('a refund in two parts is at most what was paid, and in one part exactly that', () => {
  fc.assert(
    fc.property(line, fc.double({ min: 0, max: 1, noNaN: true }), (own, where) => {
      const first = Math.floor(own.count * where)
      const paid = own.saleMinor * own.count - own.discountMinor
      const partOf = (count: number) => itemsValue([{ line: own, count }], nothing)
      expect(partOf(own.count)).toBe(paid)
      expect(partOf(first) + partOf(own.count - first)).toBeLessThanOrEqual(paid)
      expect(partOf(first) + partOf(own.count - first)).toBeGreaterThanOrEqual(paid - 1)
    }),
  )
})

test('the delivery is refunded when the whole order is cancelled', () => {
  const own = { position: 0, count: 2, saleMinor: 100_000, discountMinor: 20_000 }
  const items = [{ line: own, count: 2 }]
  expect(itemsValue(items, { isWholeCancelled: true, deliveryMinor: 30_000 })).toBe(210_000)
})
