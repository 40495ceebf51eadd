import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSom } from './to-som.ts'

test('a price in som is rounded up to the next tyiyn', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1_000, max: 500_000_000 }),
      (amount, microRate) => {
        const som = toSom(amount, { somPerUnit: (microRate / 1_000_000).toFixed(6), marginPercent: '0' })
        const exact = BigInt(amount) * BigInt(microRate)
        expect(BigInt(som) * 1_000_000n >= exact).toBe(true)
        expect(BigInt(som - 1) * 1_000_000n < exact).toBe(true)
      },
    ),
  )
})

test.each([
  [4_235, '101.320000', '0', 429_091],
  [4_235, '101.320000', '2.5', 439_818],
  [100, '1.000000', '0', 100],
])(
  '%i hundredths at a rate of %s, with %s per cent added, are %i tyiyn',
  (amount, somPerUnit, marginPercent, som) => {
    expect(toSom(amount, { somPerUnit, marginPercent })).toBe(som)
  },
)
