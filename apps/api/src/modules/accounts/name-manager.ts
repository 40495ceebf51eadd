import type { AppContext } from '#platform/context.ts'
import { account } from './tables.ts'
import { accountOf } from './log-in.ts'
import { emailKey } from '#platform/session/email-key.ts'

/**
 * Makes the account of a manager whom the store's owner names in the settings. It has no password: its first is the
 * temporary one that is mailed to whoever asks for it, so that nobody else can set it. Naming them again changes nothing.
 */
export async function nameManager(
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
    .onConflictDoNothing({ target: account.emailKey })
  const known = await accountOf({ db }, email)
  if (known?.market !== 'management')
    log.warn(`MANAGER_EMAIL names ${email}, who has an account of another kind: nobody became a manager.`)
}
