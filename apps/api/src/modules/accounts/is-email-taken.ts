import { sql } from 'drizzle-orm'
import { account } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'

/** Whether an account of any audience has the email; a closed one keeps its own. */
export const isEmailTaken = async ({ db }: Pick<AppContext, 'db'>, email: string): Promise<boolean> =>
  (await db.$count(account, sql`${account.emailKey} = ${emailKey(email)}`)) > 0
