import { and, eq, not } from 'drizzle-orm'
import { account, holdsEmail } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { isLapsedInvitation } from './open-invitation.ts'

/** Whether an account of any market holds the email. Closed accounts and lapsed invitations leave it free. */
export async function isEmailTaken(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const isLapsed = isLapsedInvitation(clock())
  return (
    (await db.$count(
      account,
      and(eq(account.emailKey, emailKey(email)), holdsEmail, isLapsed && not(isLapsed)),
    )) > 0
  )
}
