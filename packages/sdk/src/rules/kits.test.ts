import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitCounts, shortLines } from './kits.ts'

const brand = fc.constantFrom(null, 1, 2)
const line = fc.record({ count: fc.integer({ min: 1, max: 50 }), brand_id: brand, sole_brand_id: brand })
const lines = fc.array(line, { maxLength: 12 })
const balances = fc
  .tuple(fc.nat(300), fc.nat(300))
  .map(([one, two]) => new Map([[1, one], [2, two]])) // prettier-ignore

test('two sets of lines together take the sum of their kits', () => {
  fc.assert(
    fc.property(lines, lines, (some, others) => {
      const both = kitCounts([...some, ...others])
      for (const id of [1, 2])
        expect(both.get(id) ?? 0).toBe((kitCounts(some).get(id) ?? 0) + (kitCounts(others).get(id) ?? 0))
    }),
  )
})

test('no line is short exactly when the kits cover all of them', () => {
  fc.assert(
    fc.property(lines, balances, (all, left) => {
      const isCovered = [...kitCounts(all)].every(([id, pieces]) => pieces <= (left.get(id) ?? 0))
      expect(shortLines(all, left).length === 0).toBe(isCovered)
    }),
  )
})

test('a short line is reported with the kits that the lines before it have left', () => {
  const both = { brand_id: 1, sole_brand_id: 1 }
  const upper = { brand_id: 1, sole_brand_id: null }
  expect(
    shortLines(
      [
        { count: 4, ...both },
        { count: 3, ...upper },
        { count: 2, ...upper },
      ],
      new Map([[1, 10]]),
    ),
  ).toEqual([{ index: 1, brand_id: 1, requested: 3, remainder: 2 }])
})
