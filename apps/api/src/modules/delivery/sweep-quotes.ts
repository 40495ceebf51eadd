import { lte } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { quote } from './tables.ts'
import { HOUR_MS } from '#platform/time.ts'

/** Deletes quotes an hour after they expire: until then a late order is told that its quote is stale. */
export async function sweepQuotes({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.delete(quote).where(lte(quote.expiresAt, new Date(clock().getTime() - HOUR_MS)))
}
