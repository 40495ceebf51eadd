import type { Login, Market, OpenedSession } from '@shyrdak/sdk/contract'
import { LOGIN_INCORRECT_MESSAGE } from '@shyrdak/sdk/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { countAttempt, forgetFailures } from './login-delays.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { useTemporaryPassword } from './temporary-password.ts'

export type AccountRow = typeof account.$inferSelect

/** From where someone comes. */
export interface Caller {
  ip: string
  userAgent?: string | undefined
}

export const incorrectLogin = () => refuse('LOGIN_INCORRECT', { message: LOGIN_INCORRECT_MESSAGE })

/** The account of an email that may still be entered. */
export async function accountOf(
  { db }: Pick<AppContext, 'db'>,
  email: string,
): Promise<AccountRow | undefined> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.emailKey, emailKey(email)), ne(account.status, 'closed')))
  return found
}

/**
 * Lets a person of one audience in by password, or once by a temporary one. Whatever is wrong, the answer and its
 * time are the same.
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
    // Asked for nobody too: an unknown email takes the same steps.
    const isTemporary =
      !isRight && (await useTemporaryPassword(tx, { accountId: who?.id ?? 0, typed: password, now }))
    if (!who || !(isRight || isTemporary)) throw incorrectLogin()
    if (isTemporary) await endOldPassword(tx, who, now)
    await forgetFailures(tx, attempt, { accountId: who.id, now })
    return startSession(tx, context, who, caller, isTemporary)
  })
}

/** From the first use of a temporary password on, the old one is no more. The email has proved the address. */
async function endOldPassword(tx: Transaction, who: AccountRow, now: Date): Promise<void> {
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
    expires_at: new Date(now.getTime() + days * 86_400_000).toISOString(),
    sets_password: setsPassword,
  }
}
