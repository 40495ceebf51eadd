import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from './convert.ts'

test('a converted sum is rounded up to the next step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1_000, max: 500_000_000 }),
      fc.constantFrom(1, 100),
      (som, microRate, step) => {
        const somPerUnit = (microRate / 1_000_000).toFixed(6)
        const units = convert(som, { somPerUnit, marginPercent: '0', step })
        expect(units % step).toBe(0)
        const worth = BigInt(units) * BigInt(microRate)
        expect(worth >= BigInt(som) * 1_000_000n).toBe(true)
        expect(worth - BigInt(step) * BigInt(microRate) < BigInt(som) * 1_000_000n).toBe(true)
      },
    ),
  )
})

test.each([
  ['87.450000', '0', 1, 225_000, 2_573],
  ['87.450000', '2.5', 1, 225_000, 2_638],
  ['0.167100', '0', 100, 225_000, 1_346_500],
  ['1.000000', '0', 1, 100, 100],
])(
  'at a rate of %s, with %s per cent and steps of %i, %i tyiyn become %i',
  (somPerUnit, marginPercent, step, som, units) => {
    expect(convert(som, { somPerUnit, marginPercent, step })).toBe(units)
  },
)
