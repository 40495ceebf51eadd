import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { wholesaleApplication } from '../tables.ts'

type ApplicationSeed = Pick<
  typeof wholesaleApplication.$inferInsert,
  'accountId' | 'company' | 'country' | 'city' | 'comment' | 'decidedBy'
>

/** Seeds the approved application of a wholesale client and makes the account the company's owner. */
export async function seedApplication(tx: Transaction, seed: ApplicationSeed, now: Date): Promise<void> {
  const { accountId } = seed
  await tx
    .update(account)
    .set({ companyId: accountId, employeeRole: 'owner' })
    .where(eq(account.id, accountId))
  await tx.insert(wholesaleApplication).values({ ...seed, decidedAt: now, createdAt: now })
}
