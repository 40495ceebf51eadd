import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, holdsEmail } from './tables.ts'

/**
 * Whether an account still has the password that was checked before the transaction. It is locked, so that whoever
 * sets another password or closes the account waits, and then ends what the former password has begun.
 */
export async function hasSamePassword(
  tx: Transaction,
  { id, passwordHash }: Pick<typeof account.$inferSelect, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash ?? ''), holdsEmail))
    .for('no key update')
  return rows.length > 0
}
