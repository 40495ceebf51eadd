const DAY = 86_400_000

/** Returns the day `count` working days later, such as `2026-11-20`. Saturdays and Sundays do not count. */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = count; left > 0;) {
    at += DAY
    if (!isWeekend(at)) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}

/** Counts the working days after `from` up to and including `until`; zero if `until` is not later. */
export function workingDaysBetween(from: string, until: string): number {
  let count = 0
  for (let day = from; (day = addWorkingDays(day, 1)) <= until;) count += 1
  return count
}

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())
