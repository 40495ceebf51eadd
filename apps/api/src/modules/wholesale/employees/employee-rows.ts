import type { Employee } from '@shyrdak/sdk/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import { account, type AccountRow } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { isCompanyContact } from '../applications/company-contact.ts'
import { wholesaleApplication } from '../tables.ts'

/** The condition for the current employees of a company. */
export const employedBy = (companyId: number) =>
  and(eq(account.companyId, companyId), ne(account.status, 'closed'))

/** Whether the employee was invited and has not set a password yet. */
export const isInvited = ({ passwordHash, emailConfirmedAt }: AccountRow) =>
  passwordHash === null && emailConfirmedAt === null

export const presentEmployee = (row: AccountRow): Employee => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  // Every query here selects accounts of a company, which have a role.
  role: row.employeeRole ?? 'viewer',
  status: isInvited(row) ? 'invited' : 'active',
  created_at: row.createdAt.toISOString(),
})

/** Returns the company's employees, sorted by id. */
export async function listEmployees({ db }: Pick<AppContext, 'db'>, companyId: number): Promise<Employee[]> {
  const rows = await db.select().from(account).where(employedBy(companyId)).orderBy(asc(account.id))
  return rows.map(presentEmployee)
}

/**
 * Returns an employee after locking all of the company's employees, so that two requests cannot remove the
 * last owners at once. An invited owner does not count: the invitation may have gone to a mistyped address.
 * @throws NOT_FOUND, also for another company's employee
 */
export async function lockEmployee(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<{ employee: AccountRow; isLastOwner: boolean }> {
  const rows = await tx
    .select()
    .from(account)
    .where(employedBy(companyId))
    .orderBy(asc(account.id))
    .for('update')
  const employee = rows.find((row) => row.id === id)
  if (!employee) throw refuse('NOT_FOUND', { message: 'There is no such employee.' })
  const owners = rows.filter((row) => row.employeeRole === 'owner' && !isInvited(row))
  return { employee, isLastOwner: owners.length === 1 && owners[0] === employee }
}

/**
 * Returns the status of a company's people after locking its application, as decisions do. A new employee thus
 * either has the status that was decided meanwhile, or is there before the decision, which then covers them.
 */
export async function lockStatus(tx: Transaction, companyId: number) {
  const isOfCompany = eq(wholesaleApplication.accountId, companyId)
  await tx
    .select({ id: wholesaleApplication.accountId })
    .from(wholesaleApplication)
    .where(isOfCompany)
    .for('share')
  const [contact] = await tx
    .select({ status: account.status })
    .from(wholesaleApplication)
    .innerJoin(account, isCompanyContact)
    .where(isOfCompany)
  // A company's contact is never closed, and only approved companies may invite.
  return contact && contact.status !== 'closed' ? contact.status : 'active'
}

export const lastOwner = () => refuse('LAST_OWNER', { message: 'A company keeps at least one owner.' })
