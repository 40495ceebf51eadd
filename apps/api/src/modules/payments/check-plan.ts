import { MINUTE_MS } from '#platform/time.ts'
/** Minutes between checks with the bank while the result is open. */
const GAPS = [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377]

/** Returns when to check next after `checks` checks; undefined when the checks should end. */
export function nextCheck(checks: number, now: Date): Date | undefined {
  const minutes = GAPS[checks]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS)
}
