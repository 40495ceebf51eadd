import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { closeAccount } from './close-account.ts'
import { account, holdsEmail } from './tables.ts'

/** Matches employees who were invited and have not set a password yet. */
export const isOpenInvitation = and(
  holdsEmail,
  isNotNull(account.companyId),
  isNull(account.passwordHash),
  isNull(account.emailConfirmedAt),
)

/**
 * Ends an invitation that nobody has accepted when its email is registered or confirmed elsewhere: anybody can
 * invite any address, so an invitation must not keep its owner out. Call it after `lockEmail`.
 */
export async function endOpenInvitation(tx: Transaction, email: string): Promise<void> {
  const [invited] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.emailKey, emailKey(email)), isOpenInvitation))
    .for('update')
  if (invited) await closeAccount(tx, invited.id)
}
