import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageInHours, overdueBefore, verifiedBy } from './review-clock.ts'

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const hours = fc.integer({ min: 0, max: 400 })

test('a review is overdue exactly when its due time has passed', () => {
  fc.assert(
    fc.property(moments, moments, (written, now) => {
      expect(written < overdueBefore(now)).toBe(verifiedBy(written) < now)
    }),
  )
})

test('the age of a review counts whole hours, and is never negative', () => {
  fc.assert(
    fc.property(moments, hours, fc.integer({ min: 0, max: 3_599_999 }), (written, passed, more) => {
      const now = new Date(written.getTime() + passed * 3_600_000 + more)
      expect(ageInHours(written, now)).toBe(passed)
      expect(ageInHours(now, written)).toBe(0)
    }),
  )
})
