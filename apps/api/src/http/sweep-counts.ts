import { lte } from 'drizzle-orm'
import { rateLimitCount } from '../db/schema/rate-limits.ts'
import type { Tools } from '../tools.ts'

/** Forgets the counts of windows that have ended. */
export async function sweepCounts({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await db.delete(rateLimitCount).where(lte(rateLimitCount.endsAt, clock()))
}
