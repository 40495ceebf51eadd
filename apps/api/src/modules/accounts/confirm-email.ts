import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, emailConfirmation } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { inTransaction, transaction } from '#platform/sql/transaction.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { confirmationSecrets, LINK_DAYS, type ConfirmationSecret } from './confirmation-secrets.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { ownAccount } from './own-account.ts'
import { tokenHash } from '#platform/session/token.ts'
import { accountEmail } from './emails/account-email.ts'

const DAY = 86_400_000

/** Notes which address is to be confirmed and queues the email. */
export async function askToConfirm(
  tx: Transaction,
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  secretOf: ConfirmationSecret,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const row = {
    email,
    tokenHash: tokenHash(secretOf({ id, email })),
    expiresAt: new Date(clock().getTime() + LINK_DAYS * DAY),
  }
  await tx
    .insert(emailConfirmation)
    .values({ accountId: id, ...row })
    .onConflictDoUpdate({ target: emailConfirmation.accountId, set: row })
  await jobs.add(tx, accountEmail, { kind: 'confirm-email', accountId: id })
}

/** The address that a person has yet to confirm, mailed to once more. Nothing happens where there is none. */
export async function sendConfirmation(context: AppContext, principal: SessionPrincipal): Promise<void> {
  const who = await ownAccount(context, principal)
  const [asked] = await context.db
    .select({ email: emailConfirmation.email })
    .from(emailConfirmation)
    .where(eq(emailConfirmation.accountId, who.id))
  const email = asked?.email ?? who.email
  if (email === who.email && who.emailConfirmedAt !== null) return
  const secretOf = await confirmationSecrets(context.db)
  await inTransaction(context, (tx) => askToConfirm(tx, context, secretOf, { id: who.id, email }))
}

/**
 * Takes an address over as its person's own. Opened again, the link answers the same for as long as it lasts and the
 * address stays theirs.
 * @throws NOT_FOUND where the link has ended or a newer one was asked for, INVALID where another account got the address meanwhile
 */
export async function confirmEmail({ db, clock }: Pick<AppContext, 'db' | 'clock'>, secret: string) {
  return transaction(db, async (tx) => {
    const now = clock()
    const [asked] = await tx
      .select({
        accountId: emailConfirmation.accountId,
        email: emailConfirmation.email,
        isConfirmed: sql<boolean>`${account.email} = ${emailConfirmation.email} and ${account.emailConfirmedAt} is not null`,
      })
      .from(emailConfirmation)
      .innerJoin(account, eq(account.id, emailConfirmation.accountId))
      .where(and(eq(emailConfirmation.tokenHash, tokenHash(secret)), gt(emailConfirmation.expiresAt, now)))
      .for('update')
    if (!asked) throw refuse('NOT_FOUND', { message: 'This link has ended.' })
    if (asked.isConfirmed) return { email: asked.email }
    const key = emailKey(asked.email)
    // Two people who confirm one address take turns, so that the second finds it taken.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const [holder] = await tx.select({ id: account.id }).from(account).where(eq(account.emailKey, key))
    if (holder && holder.id !== asked.accountId) throw refuseField(['email'], 'taken')
    await tx
      .update(account)
      .set({ email: asked.email, emailKey: key, emailConfirmedAt: now })
      .where(eq(account.id, asked.accountId))
    return { email: asked.email }
  })
}
