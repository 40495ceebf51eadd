import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#platform/day.ts'
import { weeksOf } from './weeks.ts'

const WEEK = 7 * 86_400_000

test('a week begins on Monday at midnight in Bishkek', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (now) => {
        const { week, last_week, last_week_so_far } = weeksOf(now)
        expect(new Date(`${dayOf(week.from)}T00:00Z`).getUTCDay()).toBe(1)
        expect(week.from.toISOString()).toContain('T18:00:00.000Z')
        expect(now.getTime() - week.from.getTime()).toBeGreaterThanOrEqual(0)
        expect(now.getTime() - week.from.getTime()).toBeLessThan(WEEK)
        expect(last_week).toEqual({ from: new Date(week.from.getTime() - WEEK), until: week.from })
        expect(last_week_so_far.until.getTime()).toBeLessThanOrEqual(last_week.until.getTime())
      },
    ),
  )
})

test('the last minute of a Sunday belongs to the ending week', () => {
  expect(dayOf(weeksOf(new Date('2026-11-22T17:59:00Z')).week.from)).toBe('2026-11-16')
  expect(dayOf(weeksOf(new Date('2026-11-22T18:00:00Z')).week.from)).toBe('2026-11-23')
})
