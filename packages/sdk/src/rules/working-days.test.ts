import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays } from './working-days.ts'

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-12-28', 10, '2027-01-11'],
])('%s plus %i working days is %s', (day, count, then) => {
  expect(addWorkingDays(day, count)).toBe(then)
})

const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const counts = fc.integer({ min: 1, max: 400 })

test('the result is never on a weekend, and adding twice equals adding the sum', () => {
  fc.assert(
    fc.property(days, counts, counts, (date, first, second) => {
      const day = date.toISOString().slice(0, 10)
      const then = addWorkingDays(day, first)
      expect([0, 6]).not.toContain(new Date(then).getUTCDay())
      expect(addWorkingDays(then, second)).toBe(addWorkingDays(day, first + second))
    }),
  )
})
