import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountShares } from './discount-shares.ts'

const goods = fc.array(
  fc.integer({ min: 0, max: 999_999_999_999 }).map((goodsMinor) => ({ goodsMinor })),
  { minLength: 1, maxLength: 30 },
)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test('the shares of a discount add up to it, and none exceeds the goods of its line', () => {
  fc.assert(
    fc.property(goods, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const all = sumOf(lines.map(({ goodsMinor }) => goodsMinor))
      const discount = Math.floor(all * part)
      const shares = discountShares(discount, lines)
      expect(sumOf(shares)).toBe(discount)
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(lines[index]?.goodsMinor ?? 0)
      })
    }),
  )
})

test('a line with half the goods gets half the discount', () => {
  expect(
    discountShares(30_000, [{ goodsMinor: 100_000 }, { goodsMinor: 50_000 }, { goodsMinor: 50_000 }]),
  ).toEqual([15_000, 7_500, 7_500])
})
