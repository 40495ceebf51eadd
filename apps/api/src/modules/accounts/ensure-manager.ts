import type { AppContext } from '#platform/context.ts'
import { account, holdsEmail } from './tables.ts'
import { accountOf } from './log-in.ts'
import { emailKey } from '#platform/session/email-key.ts'

/**
 * Creates the account of the manager named in the settings, without a password. They request a temporary one
 * by email, so that nobody else can set it. A no-op if the account exists.
 */
export async function ensureManager(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  email: string,
): Promise<void> {
  await db
    .insert(account)
    .values({
      market: 'management',
      email,
      emailKey: emailKey(email),
      firstName: email.replace(/@.*/, ''),
      lastName: '',
      language: 'ru',
      createdAt: clock(),
    })
    .onConflictDoNothing({ target: account.emailKey, where: holdsEmail })
  const known = await accountOf({ db }, email)
  if (known?.market !== 'management')
    log.warn(
      `MANAGER_EMAIL ignored: ${email} has an account of another kind (${known?.market ?? 'unknown'}); no manager was added`,
    )
}
