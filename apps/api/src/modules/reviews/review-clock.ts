import { REVIEW_HOURS } from '@shyrdak/sdk/contract'

const HOUR = 3_600_000

/** Until when a review of this moment is read. */
export const verifiedBy = (createdAt: Date): Date => new Date(createdAt.getTime() + REVIEW_HOURS * HOUR)

/** What was written before is overdue by now. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - REVIEW_HOURS * HOUR)

export const ageInHours = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / HOUR))
