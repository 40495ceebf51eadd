import { tierOf, toMoney } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listTiers, type ListedPrice } from './list-tiers.ts'

const NAME = { en: 'Friends', ru: 'Друзья', kg: 'Достор' }
const price = (changes: Partial<ListedPrice>): ListedPrice => ({
  id: 1,
  listId: 1,
  listName: NAME,
  soleId: null,
  fromCount: 1,
  amountMinor: 100_000,
  validFrom: '2026-01-01',
  validUntil: null,
  ...changes,
})
const base = price({ id: 0, listId: null, listName: null, amountMinor: 120_000, validFrom: null })

test('the price of the client’s list, of the sole, and the newest one win over others', () => {
  const pricesOf = (prices: ListedPrice[], soleId: number | null = null) =>
    listTiers(prices, soleId).map((tier) => [tier.from_count, tier.price])
  expect(pricesOf([base, price({ fromCount: 10 })])).toEqual([
    [1, '1200.00'],
    [10, '1000.00'],
  ])
  expect(pricesOf([price({ fromCount: 10, amountMinor: 1 }), price({ soleId: 4 })], 4)).toEqual([
    [1, '1000.00'],
  ])
  expect(pricesOf([price({}), price({ id: 2, validFrom: '2026-02-01', amountMinor: 1 })])).toEqual([
    [1, '0.01'],
  ])
  expect(pricesOf([price({ soleId: 4 })], 5)).toEqual([])
})

const prices = fc.uniqueArray(
  fc.record({
    id: fc.nat(1_000),
    listId: fc.constantFrom(null, 1),
    listName: fc.constant(NAME),
    soleId: fc.constantFrom(null, 4, 5),
    fromCount: fc.integer({ min: 1, max: 30 }),
    amountMinor: fc.integer({ min: 1, max: 9_999 }),
    validFrom: fc.constantFrom('2026-01-01', '2026-02-01'),
    validUntil: fc.constant(null),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)

test('each count has one price, which is that of a row, whatever the order of the rows', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 40 }), (rows, count) => {
      const tier = tierOf(listTiers(rows, 4), count)
      expect(tierOf(listTiers(rows.toReversed(), 4), count)).toEqual(tier)
      const reached = rows.filter(
        ({ soleId, fromCount }) => (soleId === null || soleId === 4) && fromCount <= count,
      )
      if (reached.length === 0) {
        expect(tier).toBeUndefined()
        return
      }
      expect(reached.map(({ amountMinor }) => toMoney(amountMinor))).toContain(tier?.price)
      expect(tier?.list === null).toBe(reached.every(({ listId }) => listId === null))
    }),
  )
})
