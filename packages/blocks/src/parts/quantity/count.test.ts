import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampCount, parseCount } from './count.ts'

test('a clamped count is an integer from 1 to max', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer({ min: 1, max: 99 }), (value, max) => {
      const count = clampCount(value, max)
      expect(Number.isInteger(count)).toBe(true)
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(max)
    }),
  )
})

test('only digits are parsed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(parseCount(typed) !== null).toBe(/^\s*\d{1,6}\s*$/.test(typed))
    }),
  )
})
