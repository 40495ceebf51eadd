import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DiscountTerms } from '../contract/discounts/discounts.ts'
import { discountedCosts } from './discounted-costs.ts'
import { toMinor, toMoney } from './money.ts'

const money = fc.integer({ min: 0, max: 9_999_999_999 }).map(toMoney)
const terms: fc.Arbitrary<DiscountTerms> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    sum: fc.constant(null),
    minimum: money,
  }),
  fc.record({ kind: fc.constant('sum' as const), percent: fc.constant(null), sum: money, minimum: money }),
  fc.record({
    kind: fc.constant('free_delivery' as const),
    percent: fc.constant(null),
    sum: fc.constant(null),
    minimum: money,
  }),
)
const PERCENT: DiscountTerms = { kind: 'percent', percent: 15, sum: null, minimum: '1000.00' }
const SUM: DiscountTerms = { kind: 'sum', percent: null, sum: '500.00', minimum: '0.00' }

test('no discount code raises the total, takes off more than the goods, or takes off part of a som', () => {
  fc.assert(
    fc.property(terms, money, money, (own, goods, delivery) => {
      const costs = discountedCosts(own, { goods, delivery })
      expect(costs.goods).toBe(goods)
      expect(toMinor(costs.discount)).toBeLessThanOrEqual(toMinor(goods))
      expect(toMinor(costs.discount) % 100).toBe(0)
      expect(toMinor(costs.delivery)).toBeLessThanOrEqual(toMinor(delivery))
      const total = toMinor(goods) - toMinor(costs.discount) + toMinor(costs.delivery)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(toMinor(goods) + toMinor(delivery))
    }),
  )
})

test('a discount leaves at least one som to charge, or the whole price of cheaper goods', () => {
  fc.assert(
    fc.property(terms, money, (own, goods) => {
      const { discount } = discountedCosts(own, { goods, delivery: '0.00' })
      expect(toMinor(goods) - toMinor(discount)).toBeGreaterThanOrEqual(Math.min(100, toMinor(goods)))
    }),
  )
})

test('more goods never get a smaller discount', () => {
  fc.assert(
    fc.property(terms, money, money, (own, goods, more) => {
      const off = (sum: number) =>
        toMinor(discountedCosts(own, { goods: toMoney(sum), delivery: '0.00' }).discount)
      expect(off(toMinor(goods) + toMinor(more))).toBeGreaterThanOrEqual(off(toMinor(goods)))
    }),
  )
})

test('a percentage of the goods is rounded down to whole som, and applies from the minimum on', () => {
  expect(discountedCosts(PERCENT, { goods: '1007.90', delivery: '250.00' }).discount).toBe('151.00')
  expect(discountedCosts(PERCENT, { goods: '1000.00', delivery: '0.00' }).discount).toBe('150.00')
  expect(discountedCosts(PERCENT, { goods: '999.99', delivery: '250.00' }).discount).toBe('0.00')
})

test('a fixed discount leaves at least one som of the goods and all of the delivery to pay', () => {
  expect(discountedCosts(SUM, { goods: '2000.00', delivery: '250.00' })).toEqual({
    goods: '2000.00',
    delivery: '250.00',
    discount: '500.00',
  })
  expect(discountedCosts(SUM, { goods: '300.50', delivery: '250.00' }).discount).toBe('299.00')
})

test('a code for free delivery removes the delivery cost from the minimum on, and discounts no goods', () => {
  const free: DiscountTerms = { kind: 'free_delivery', percent: null, sum: null, minimum: '500.00' }
  expect(discountedCosts(free, { goods: '600.00', delivery: '250.00' })).toEqual({
    goods: '600.00',
    delivery: '0.00',
    discount: '0.00',
  })
  expect(discountedCosts(free, { goods: '400.00', delivery: '250.00' }).delivery).toBe('250.00')
})
