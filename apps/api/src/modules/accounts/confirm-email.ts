import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, emailConfirmation, holdsEmail, temporaryPassword } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transactionWithJobs, transaction } from '#platform/sql/transaction.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { confirmationSecrets, LINK_DAYS, type ConfirmationSecret } from './confirmation-secrets.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { endInvitation, isOpenInvitation } from './open-invitation.ts'
import { ownAccount } from './own-account.ts'
import { tokenHash } from '#platform/session/token.ts'
import { accountEmail } from './emails/account-email.ts'
import { lockEmail } from '#platform/sql/advisory-locks.ts'
import { DAY_MS } from '#platform/time.ts'

/** Stores the address to be confirmed and queues the email with the link. */
export async function requestConfirmation(
  tx: Transaction,
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  secretOf: ConfirmationSecret,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const row = {
    email,
    tokenHash: tokenHash(secretOf({ id, email })),
    expiresAt: new Date(clock().getTime() + LINK_DAYS * DAY_MS),
  }
  await tx
    .insert(emailConfirmation)
    .values({ accountId: id, ...row })
    .onConflictDoUpdate({ target: emailConfirmation.accountId, set: row })
  await jobs.add(tx, accountEmail, { kind: 'confirm-email', accountId: id })
}

/** Resends the confirmation email for the pending address. A no-op when everything is confirmed. */
export async function sendConfirmation(context: AppContext, principal: SessionPrincipal): Promise<void> {
  const who = await ownAccount(context, principal)
  const [confirmation] = await context.db
    .select({ email: emailConfirmation.email })
    .from(emailConfirmation)
    .where(eq(emailConfirmation.accountId, who.id))
  const email = confirmation?.email ?? who.email
  if (email === who.email && who.emailConfirmedAt !== null) return
  const secretOf = await confirmationSecrets(context.db)
  await transactionWithJobs(context, (tx) =>
    requestConfirmation(tx, context, secretOf, { id: who.id, email }),
  )
}

/**
 * Confirms an address and makes it the account's own. Idempotent while the link is valid and the address
 * belongs to the account.
 * @throws NOT_FOUND when the link has expired or was replaced by a newer one, INVALID when another account
 * has taken the address
 */
export async function confirmEmail({ db, clock }: Pick<AppContext, 'db' | 'clock'>, secret: string) {
  return transaction(db, async (tx) => {
    const now = clock()
    const [confirmation] = await tx
      .select({
        accountId: emailConfirmation.accountId,
        email: emailConfirmation.email,
        isConfirmed: sql<boolean>`${account.email} = ${emailConfirmation.email} and ${account.emailConfirmedAt} is not null`,
      })
      .from(emailConfirmation)
      .innerJoin(account, eq(account.id, emailConfirmation.accountId))
      .where(and(eq(emailConfirmation.tokenHash, tokenHash(secret)), gt(emailConfirmation.expiresAt, now)))
      .for('update')
    if (!confirmation) throw refuse('NOT_FOUND', { message: 'This link has expired.' })
    if (confirmation.isConfirmed) return { email: confirmation.email }
    const key = emailKey(confirmation.email)
    await lockEmail(tx, confirmation.email)
    // Whoever opens the link owns the address, and has chosen this account for it.
    await endInvitation(tx, confirmation.email, isOpenInvitation)
    const [holder] = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.emailKey, key), holdsEmail))
    if (holder && holder.id !== confirmation.accountId) throw refuseField(['email'], 'taken')
    await tx
      .update(account)
      .set({ email: confirmation.email, emailKey: key, emailConfirmedAt: now })
      .where(eq(account.id, confirmation.accountId))
    // The address is new to the account: whoever reads the former one gets in no more.
    if (!holder)
      await tx.delete(temporaryPassword).where(eq(temporaryPassword.accountId, confirmation.accountId))
    return { email: confirmation.email }
  })
}
