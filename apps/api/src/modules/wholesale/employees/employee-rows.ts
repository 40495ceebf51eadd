import type { Employee } from '@shyrdak/sdk/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import { account, type AccountRow } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** The condition for the current employees of a company. */
const employedBy = (companyId: number) => and(eq(account.companyId, companyId), ne(account.status, 'closed'))

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

export const lastOwner = () => refuse('LAST_OWNER', { message: 'A company keeps at least one owner.' })
