import { and, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { DAY_MS } from '#platform/time.ts'
import { closeAccount } from './close-account.ts'
import { account, holdsEmail } from './tables.ts'

/** Days for which an invitation waits for its addressee; registrations of the email are refused meanwhile. */
const HELD_DAYS = 14

/** Matches employees who were invited and have not set a password yet. */
export const isOpenInvitation = and(
  holdsEmail,
  isNotNull(account.companyId),
  isNull(account.passwordHash),
  isNull(account.emailConfirmedAt),
)

/**
 * Matches open invitations that no longer hold their email. Anybody can be invited, so the first invitation
 * counts: a company that repeats it does not keep the owner of the email out any longer.
 */
export const isLapsedInvitation = (now: Date) =>
  and(isOpenInvitation, lte(account.createdAt, new Date(now.getTime() - HELD_DAYS * DAY_MS)))

/** Ends the invitation of an email if it matches `which`. Call it after `lockEmail`. */
export async function endInvitation(tx: Transaction, email: string, which: SQL | undefined): Promise<void> {
  const [invited] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.emailKey, emailKey(email)), which))
    .for('update')
  if (invited) await closeAccount(tx, invited.id)
}
