import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, emailConfirmation, familiarAddress, session, temporaryPassword } from './tables.ts'

/**
 * Closes an account: ends its sessions, links and passwords at once, and frees its email. Its orders and documents
 * stay with it, so whoever registers the email next does not see them.
 */
export async function closeAccount(tx: Transaction, accountId: number): Promise<void> {
  await tx.update(account).set({ status: 'closed', passwordHash: null }).where(eq(account.id, accountId))
  for (const table of [session, temporaryPassword, emailConfirmation, familiarAddress])
    await tx.delete(table).where(eq(table.accountId, accountId))
}
