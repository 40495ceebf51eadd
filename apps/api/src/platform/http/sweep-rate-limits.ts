import { lte } from 'drizzle-orm'
import { rateLimitCount } from './tables.ts'
import type { AppContext } from '../context.ts'

/** Deletes the counts of windows that have ended. */
export async function sweepRateLimits({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.delete(rateLimitCount).where(lte(rateLimitCount.endsAt, clock()))
}
