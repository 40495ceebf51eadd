import { REVIEW_HOURS } from '@shyrdak/sdk/contract'
import { HOUR_MS } from '#platform/time.ts'

/** The deadline for moderating a review. */
export const verifiedBy = (createdAt: Date): Date => new Date(createdAt.getTime() + REVIEW_HOURS * HOUR_MS)

/** Pending reviews from before this time are overdue. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - REVIEW_HOURS * HOUR_MS)

export const ageInHours = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS))
