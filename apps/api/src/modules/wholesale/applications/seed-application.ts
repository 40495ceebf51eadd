import type { Transaction } from '#platform/sql/database.ts'
import { wholesaleApplication } from '../tables.ts'

type ApplicationSeed = Pick<
  typeof wholesaleApplication.$inferInsert,
  'accountId' | 'company' | 'country' | 'city' | 'comment' | 'decidedBy'
>

/** Adds the approved application of a wholesale client. */
export async function seedApplication(tx: Transaction, seed: ApplicationSeed, now: Date): Promise<void> {
  await tx.insert(wholesaleApplication).values({ ...seed, decidedAt: now, createdAt: now })
}
