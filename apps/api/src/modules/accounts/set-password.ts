import type { OpenedSession } from '@shyrdak/sdk/contract'
import { CLIENT_TYPES, type ClientType } from '@shyrdak/sdk/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, session, temporaryPassword } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transactionWithJobs, transaction } from '#platform/sql/transaction.ts'
import { refuseField } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { accountOf, incorrectLogin, startSession, type AccountRow, type Caller } from './log-in.ts'
import { hasSamePassword } from './has-same-password.ts'
import { countAttempt, forgetFailures } from './login-delays.ts'
import { ownAccount } from './own-account.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { useTemporaryPassword } from './temporary-password.ts'
import { accountEmail } from './emails/account-email.ts'

/**
 * Stores the password, deletes temporary ones and ends all other sessions, and a change of the email: whoever knew
 * the former password may have asked for it.
 */
async function writePassword(
  tx: Transaction,
  who: AccountRow,
  passwordHash: string,
  sessionId: number | undefined,
) {
  const accountId = who.id
  await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId))
  await tx.delete(temporaryPassword).where(eq(temporaryPassword.accountId, accountId))
  await cancelEmailChange(tx, who)
  await tx
    .delete(session)
    .where(
      and(eq(session.accountId, accountId), sessionId === undefined ? undefined : ne(session.id, sessionId)),
    )
  if (sessionId !== undefined)
    await tx.update(session).set({ setsPassword: false }).where(eq(session.id, sessionId))
}

/**
 * Checks the password of a logged-in account. Wrong guesses are delayed as at login.
 * @throws INVALID on the field, RATE_LIMITED
 */
export async function checkPassword(
  context: AppContext,
  who: AccountRow,
  { ip }: Pick<Caller, 'ip'>,
  [field, typed]: [string, string | undefined],
): Promise<void> {
  if (typed === undefined) throw refuseField([field], 'required')
  const attempt = await countAttempt(context, { email: who.email, ip })
  if (!(await isPassword(typed, who.passwordHash))) throw refuseField([field], 'incorrect')
  await transaction(context.db, (tx) =>
    forgetFailures(tx, attempt, { accountId: who.id, now: context.clock() }),
  )
}

/** Changes the password of the logged-in account. */
export async function changePassword(
  context: AppContext,
  principal: SessionPrincipal,
  caller: Caller,
  { current_password, password }: { current_password?: string | undefined; password: string },
): Promise<void> {
  const who = await ownAccount(context, principal)
  const [own] = await context.db
    .select({ setsPassword: session.setsPassword })
    .from(session)
    .where(eq(session.id, principal.sessionId ?? 0))
  const isChecked = !own?.setsPassword
  if (isChecked) await checkPassword(context, who, caller, ['current_password', current_password])
  const passwordHash = await hashPassword(password)
  await transactionWithJobs(context, async (tx) => {
    if (isChecked && !(await hasSamePassword(tx, who))) throw refuseField(['current_password'], 'incorrect')
    await writePassword(tx, who, passwordHash, principal.sessionId)
    await context.jobs.add(tx, accountEmail, { kind: 'password-changed', accountId: who.id })
  })
}

/**
 * Sets a new password with a temporary one, and logs in.
 * @throws LOGIN_INCORRECT, RATE_LIMITED
 */
export async function recoverPassword(
  context: AppContext,
  caller: Caller,
  body: { email: string; temporary_password: string; password: string },
): Promise<OpenedSession & { role: ClientType }> {
  const attempt = await countAttempt(context, { email: body.email, ip: caller.ip }, 'mailed secret')
  const who = await accountOf(context, body.email)
  // Always hashed, so that an unknown email takes as long.
  const passwordHash = await hashPassword(body.password)
  return transactionWithJobs(context, async (tx) => {
    const now = context.clock()
    const typed = body.temporary_password
    const isRight = await useTemporaryPassword(tx, { accountId: who?.id ?? 0, typed, now })
    if (!who || !isRight) throw incorrectLogin()
    await writePassword(tx, who, passwordHash, undefined)
    await tx
      .update(account)
      .set({ emailConfirmedAt: who.emailConfirmedAt ?? now })
      .where(eq(account.id, who.id))
    await forgetFailures(tx, attempt, { accountId: who.id, now })
    await context.jobs.add(tx, accountEmail, { kind: 'password-changed', accountId: who.id })
    return { ...(await startSession(tx, context, who, caller)), role: CLIENT_TYPES[who.market] }
  })
}
