const DAY = 86_400_000

/** The day that is so many working days after another, both as `2026-11-20`. Saturdays and Sundays do not count. */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = count; left > 0;) {
    at += DAY
    if (!isWeekend(at)) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())
