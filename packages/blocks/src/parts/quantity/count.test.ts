import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampCount, readCount } from './count.ts'

test('whatever is asked for, a line holds a whole count from one to what there is', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer({ min: 1, max: 99 }), (asked, max) => {
      const count = clampCount(asked, max)
      expect(Number.isInteger(count)).toBe(true)
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(max)
    }),
  )
})

test('nothing but digits is a number', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readCount(typed) !== null).toBe(/^\s*\d{1,6}\s*$/.test(typed))
    }),
  )
})
