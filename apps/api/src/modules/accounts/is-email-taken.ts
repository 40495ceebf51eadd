import { and, eq, not } from 'drizzle-orm'
import { account, holdsEmail } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { isOpenInvitation } from './open-invitation.ts'

/** Whether an account of any market has the email. Closed accounts and open invitations leave it free. */
export const isEmailTaken = async ({ db }: Pick<AppContext, 'db'>, email: string): Promise<boolean> =>
  (await db.$count(
    account,
    and(eq(account.emailKey, emailKey(email)), holdsEmail, isOpenInvitation && not(isOpenInvitation)),
  )) > 0
