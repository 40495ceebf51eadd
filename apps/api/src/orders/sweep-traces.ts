import { lte } from 'drizzle-orm'
import { idempotencyKey, quote } from '../db/schema/orders.ts'
import type { AppContext } from '../app-context.ts'

const HOUR = 3_600_000

/** Forgets quotes an hour after they ended, so that a late order still learns that its quote is stale, and old intents. */
export async function sweepTraces({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  await db.delete(quote).where(lte(quote.expiresAt, new Date(now - HOUR)))
  await db.delete(idempotencyKey).where(lte(idempotencyKey.expiresAt, new Date(now)))
}
