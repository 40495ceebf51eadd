import { lte } from 'drizzle-orm'
import type { AppContext } from '../context.ts'
import { idempotencyKey } from './tables.ts'

/** Deletes expired intents. */
export async function sweepIntents({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.delete(idempotencyKey).where(lte(idempotencyKey.expiresAt, clock()))
}
