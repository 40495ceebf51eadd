import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, emailConfirmation, session, temporaryPassword } from './tables.ts'

/** Lets nobody in as this person any more, from the next call on. What they have signed stays theirs. */
export async function closeAccount(tx: Transaction, accountId: number): Promise<void> {
  await tx.update(account).set({ status: 'closed', passwordHash: null }).where(eq(account.id, accountId))
  for (const table of [session, temporaryPassword, emailConfirmation])
    await tx.delete(table).where(eq(table.accountId, accountId))
}
