import type { Login, Market, OpenedSession } from '@shyrdak/sdk/contract'
import { LOGIN_INCORRECT_MESSAGE } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account, holdsEmail } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import type { AppContext } from '#platform/context.ts'
import { DAY_MS } from '#platform/time.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { hasSamePassword } from './has-same-password.ts'
import { countAttempt, forgetFailures } from './login-delays.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { useTemporaryPassword } from './temporary-password.ts'

export type AccountRow = typeof account.$inferSelect

/** Where a request comes from. */
export interface Caller {
  ip: string
  userAgent?: string | undefined
}

export const incorrectLogin = () => refuse('LOGIN_INCORRECT', { message: LOGIN_INCORRECT_MESSAGE })

/** Returns the account that holds an email. */
export async function accountOf(
  { db }: Pick<AppContext, 'db'>,
  email: string,
): Promise<AccountRow | undefined> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.emailKey, emailKey(email)), holdsEmail))
  return found
}

/**
 * Logs in an account of one market with its password, or once with a temporary one. Every failure has the
 * same response and takes the same time.
 * @throws LOGIN_INCORRECT, RATE_LIMITED
 */
export async function logIn(
  context: AppContext,
  market: Market,
  { email, password }: Login,
  caller: Caller,
): Promise<OpenedSession> {
  const attempt = await countAttempt(context, { email, ip: caller.ip })
  const found = await accountOf(context, email)
  const who = found?.market === market ? found : undefined
  const isRight = await isPassword(password, who?.passwordHash)
  return transaction(context.db, async (tx) => {
    const now = context.clock()
    if (who && isRight && !(await hasSamePassword(tx, who))) throw incorrectLogin()
    // Also runs without an account, so that an unknown email takes the same steps.
    const isTemporary =
      !isRight && (await useTemporaryPassword(tx, { accountId: who?.id ?? 0, typed: password, now }))
    if (!who || !(isRight || isTemporary)) throw incorrectLogin()
    if (isTemporary) await endOldPassword(tx, who, now)
    await forgetFailures(tx, attempt, { accountId: who.id, now })
    return startSession(tx, context, who, caller, isTemporary)
  })
}

/**
 * The first use of a temporary password removes the old password, and a change of the email that its holder may
 * have asked for. It also confirms the email address.
 */
async function endOldPassword(tx: Transaction, who: AccountRow, now: Date): Promise<void> {
  await cancelEmailChange(tx, who)
  await tx
    .update(account)
    .set({ passwordHash: null, emailConfirmedAt: who.emailConfirmedAt ?? now })
    .where(eq(account.id, who.id))
}

export async function startSession(
  tx: Transaction,
  { clock, random, settings }: Pick<AppContext, 'clock' | 'random' | 'settings'>,
  who: Pick<AccountRow, 'id' | 'market'>,
  { userAgent }: Pick<Caller, 'userAgent'>,
  setsPassword = false,
): Promise<OpenedSession> {
  const now = clock()
  const token = random.secret()
  const days = settings.sessionDays
  await openSession(tx, { who, token, userAgent, now, days, setsPassword })
  return {
    access_token: token,
    expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
    sets_password: setsPassword,
  }
}
