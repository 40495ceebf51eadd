import type { EmployeeRole, Language } from '@shyrdak/sdk/contract'
import { and, desc, eq } from 'drizzle-orm'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { account, holdsEmail, type AccountStatus } from './tables.ts'
import { emailTaken } from './register-person.ts'
import { lockEmail } from '#platform/sql/advisory-locks.ts'

export interface Invitation {
  email: string
  firstName: string
  lastName: string
  language: Language
  companyId: number
  role: EmployeeRole
  /** That of the company's other people. */
  status: Exclude<AccountStatus, 'closed'>
  now: Date
}

/**
 * Creates an employee's account without a password, which they will set themselves. A former employee of the
 * same company gets their account back, with the password removed.
 * @throws INVALID, with `taken` for the email of any other account that is not closed
 */
export async function invitePerson(
  tx: Transaction,
  { email, firstName, lastName, language, companyId, role, status, now }: Invitation,
): Promise<typeof account.$inferSelect> {
  const key = emailKey(email)
  const person = { email, firstName, lastName, language, employeeRole: role }
  const afresh = { ...person, passwordHash: null, emailConfirmedAt: null, status }
  await lockEmail(tx, email)
  if ((await tx.$count(account, and(eq(account.emailKey, key), holdsEmail))) > 0) throw emailTaken()
  const [former] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.emailKey, key), eq(account.companyId, companyId)))
    .orderBy(desc(account.id))
    .limit(1)
  const [invited] = former
    ? await tx.update(account).set(afresh).where(eq(account.id, former.id)).returning()
    : await tx
        .insert(account)
        .values({ ...afresh, market: 'wholesale', emailKey: key, phone: null, companyId, createdAt: now })
        .onConflictDoNothing({ target: account.emailKey, where: holdsEmail })
        .returning()
  if (!invited) throw emailTaken()
  return invited
}
