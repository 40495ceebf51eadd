import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tierCounts, tierGroup, tierOf } from './price-tiers.ts'

test('a count gets the highest tier that it reaches, however the tiers are sorted', () => {
  const tiers = fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }))
    .map((all) => all.map((from_count) => ({ from_count })))
  fc.assert(
    fc.property(tiers, fc.integer({ min: 1, max: 120 }), (all, count) => {
      const reached = all.map(({ from_count }) => from_count).filter((from) => from <= count)
      expect(tierOf(all, count)?.from_count).toBe(reached.length > 0 ? Math.max(...reached) : undefined)
    }),
  )
})

test('colours and sizes of one product and sole count together, another sole separately', () => {
  const counts = tierCounts([
    { reyestr_id: 1, sole_id: null, count: 2 },
    { reyestr_id: 1, sole_id: null, count: 3 },
    { reyestr_id: 1, sole_id: 7, count: 5 },
  ])
  expect(counts).toEqual(new Map([['1:0', 5], ['1:7', 5]])) // prettier-ignore
  expect(tierGroup({ reyestr_id: 1, sole_id: 7 })).toBe('1:7')
})
