import type { EmployeeRole, Language } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { account } from './tables.ts'
import { emailTaken } from './register-person.ts'
import { lockEmail } from '#platform/sql/advisory-locks.ts'

export interface Invitation {
  email: string
  firstName: string
  lastName: string
  language: Language
  companyId: number
  role: EmployeeRole
  now: Date
}

/**
 * Creates an employee's account without a password, which they will set themselves. A former employee of the
 * same company gets their account back, with the password removed.
 * @throws INVALID, with `taken` for the email of any other account
 */
export async function invitePerson(
  tx: Transaction,
  { email, firstName, lastName, language, companyId, role, now }: Invitation,
): Promise<typeof account.$inferSelect> {
  const person = { email, firstName, lastName, language, employeeRole: role }
  const afresh = { ...person, passwordHash: null, emailConfirmedAt: null, status: 'active' } as const
  await lockEmail(tx, email)
  const [invited] = await tx
    .insert(account)
    .values({
      ...afresh,
      market: 'wholesale',
      emailKey: emailKey(email),
      phone: null,
      companyId,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: account.emailKey,
      set: afresh,
      setWhere: sql`${account.status} = 'closed' and ${account.companyId} = ${companyId}`,
    })
    .returning()
  if (!invited) throw emailTaken()
  return invited
}
