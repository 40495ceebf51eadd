import { fromBishkek, inBishkek } from '#platform/day.ts'
import { DAY_MS } from '#platform/time.ts'

const WEEK = 7 * DAY_MS
/** The epoch began on a Thursday. */
const MONDAY = 4 * DAY_MS

export interface Span {
  from: Date
  until: Date
}

/**
 * Returns this week until now, last week, and last week until the same time. Weeks begin on Monday in
 * Bishkek.
 */
export function weeksOf(now: Date): Record<'week' | 'last_week' | 'last_week_so_far', Span> {
  const there = inBishkek(now).getTime() - MONDAY
  const monday = fromBishkek(new Date(there - (((there % WEEK) + WEEK) % WEEK) + MONDAY))
  const before = new Date(monday.getTime() - WEEK)
  return {
    week: { from: monday, until: now },
    last_week: { from: before, until: monday },
    last_week_so_far: { from: before, until: new Date(now.getTime() - WEEK) },
  }
}
