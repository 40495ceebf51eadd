import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SELECTABLE_COUNTRIES } from '../country-codes.ts'
import { discounted } from '../../rules/discount.ts'
import { priceIssues } from './goods-prices.ts'
import { toMinor, toMoney } from '../../rules/money.ts'

const KG = { country_iso_code: 'KG', price: '1500.00', discount: '0.00' }
const issuesOf = (...prices: (typeof KG)[]) =>
  priceIssues(prices).map(({ path, code }) => `${path.join('.')} ${code}`)

test('prices of different countries, with and without a discount, are valid', () => {
  expect(issuesOf()).toEqual([])
  expect(issuesOf(KG, { country_iso_code: 'KZ', price: '20000000.00', discount: '0.01' })).toEqual([])
})

test.each([
  [{ price: '0.00' }, 'prices.0.price too_small'],
  [{ price: '0.99' }, 'prices.0.price too_small'],
  [{ price: '20000000.01' }, 'prices.0.price too_big'],
  [{ discount: '1500.00' }, 'prices.0.discount too_big'],
  [{ discount: '1499.01' }, 'prices.0.discount too_big'],
  [{ country_iso_code: 'ZZ' }, 'prices.0.country_iso_code unknown'],
])('a price with %j is reported by row and field', (changes, issue) => {
  expect(issuesOf({ ...KG, ...changes })).toEqual([issue])
})

test('the issue of a too high discount has the highest one allowed', () => {
  expect(priceIssues([{ ...KG, discount: '1500.00' }])).toEqual([
    { path: ['prices', 0, 'discount'], code: 'too_big', params: { max: 1499, of: 'number' } },
  ])
})

test('a duplicate country is reported at its second row', () => {
  expect(issuesOf(KG, { ...KG, price: '9.00' })).toEqual(['prices.1.country_iso_code duplicate'])
})

test('valid prices are at least one som after the discount', () => {
  const money = fc.integer({ min: 0, max: 3_000_000_000 }).map(toMoney)
  const price = fc.record({
    country_iso_code: fc.constantFrom(...SELECTABLE_COUNTRIES),
    price: money,
    discount: money,
  })
  fc.assert(
    fc.property(price, (row) => {
      fc.pre(priceIssues([row]).length === 0)
      expect(toMinor(discounted(row.price, row.discount))).toBeGreaterThanOrEqual(100)
    }),
  )
})
