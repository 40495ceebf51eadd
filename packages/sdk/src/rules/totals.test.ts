import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discounted, isDiscounted } from './discount.ts'
import { roundUpToKits } from './kits.ts'
import { addMoney, compareMoney, toMinor, toMoney, ZERO } from './money.ts'
import { deliveryTotal, floorToWhole, goodsTotal, lineTotal, wholesaleTotal } from './totals.ts'

const money = fc.integer({ min: 0, max: 99_999_999 }).map(toMoney)
const line = fc.record({ sale_cost: money, count: fc.integer({ min: 1, max: 99 }) })
const lines = fc.array(line, { maxLength: 20 })

test('the totals of goods and of delivery are exact sums', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.record({ price: money })), (goods, services) => {
      expect(goodsTotal(goods)).toBe(addMoney(...goods.map(lineTotal)))
      expect(deliveryTotal(services)).toBe(addMoney(...services.map(({ price }) => price)))
    }),
  )
  expect(goodsTotal([{ sale_cost: '1234.55', count: 3 }])).toBe('3703.65')
})

test('a wholesale total is floored once, not per line', () => {
  fc.assert(
    fc.property(lines, (goods) => {
      const lost = toMinor(goodsTotal(goods)) - toMinor(wholesaleTotal(goods))
      expect(lost).toBeGreaterThanOrEqual(0)
      expect(lost).toBeLessThan(100)
      expect(wholesaleTotal(goods)).toMatch(/\.00$/)
    }),
  )
  expect(wholesaleTotal([{ sale_cost: '0.50', count: 3 }])).toBe('1.00')
  expect(floorToWhole('0.99')).toBe('0.00')
})

test('a discounted price is never negative or higher', () => {
  fc.assert(
    fc.property(money, money, (price, discount) => {
      const result = discounted(price, discount)
      expect(compareMoney(result, price)).toBeLessThanOrEqual(0)
      if (compareMoney(discount, price) > 0) expect(result).toBe(ZERO)
      else expect(addMoney(result, discount)).toBe(price)
    }),
  )
  expect([isDiscounted('0.00'), isDiscounted('0.01')]).toEqual([false, true])
})

test('branding is rounded up to whole kits, never by a full kit', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 }), (requested, kit) => {
      const bought = roundUpToKits(requested, kit)
      expect(bought % kit).toBe(0)
      expect(bought).toBeGreaterThanOrEqual(requested)
      expect(bought - requested).toBeLessThan(kit)
    }),
  )
  expect(() => roundUpToKits(1, 0)).toThrow(RangeError)
  expect(() => roundUpToKits(-1, 5)).toThrow(RangeError)
})
