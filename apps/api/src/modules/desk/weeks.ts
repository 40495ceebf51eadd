import { fromBishkek, inBishkek } from '#platform/day.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
/** The epoch began on a Thursday. */
const MONDAY = 4 * DAY

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
