import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/time.ts'
import { isOpenAttempt } from '#modules/orders/index.ts'
import type { AttemptRow } from './describe-charge.ts'

/** Milliseconds before each check with the bank: for most of a day, then for money that arrives later. */
const GAPS = [
  ...[2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4].map((days) => days * DAY_MS),
]

/**
 * From this age on, an attempt that its bank still shows as open was abandoned. Shorter than the checks
 * within the first day, so that the last of them ends the attempt.
 */
const ABANDONED_AFTER_MS = 16 * HOUR_MS

/** Returns when to check next after `checks` checks; undefined when the checks should end. */
export function nextCheck(checks: number, now: Date): Date | undefined {
  const gap = GAPS[checks]
  return gap === undefined ? undefined : new Date(now.getTime() + gap)
}

/** Whether the buyer has most likely left the bank's page without paying. */
export const isAbandoned = (
  { state, createdAt }: Pick<AttemptRow, 'state' | 'createdAt'>,
  now: Date,
): boolean => state !== 'processing' && now.getTime() - createdAt.getTime() >= ABANDONED_AFTER_MS

/**
 * Whether the bank is still asked. Some banks accept money for an attempt that the store has given up, and a buyer
 * who went back to the store may still pay on the bank's page.
 */
export function isChecked(attempt: Pick<AttemptRow, 'state' | 'createdAt'>, now: Date): boolean {
  if (attempt.state === 'expired') return isAbandoned(attempt, now)
  if (attempt.state === 'canceled') return !isAbandoned(attempt, now)
  return isOpenAttempt(attempt)
}
