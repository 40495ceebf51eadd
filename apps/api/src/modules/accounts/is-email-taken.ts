import { sql } from 'drizzle-orm'
import { account } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'

/** Whether an account of any market has the email. Closed accounts keep theirs. */
export const isEmailTaken = async ({ db }: Pick<AppContext, 'db'>, email: string): Promise<boolean> =>
  (await db.$count(account, sql`${account.emailKey} = ${emailKey(email)}`)) > 0
