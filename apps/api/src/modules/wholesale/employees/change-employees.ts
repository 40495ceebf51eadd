import type { Employee, EmployeeChanges, Language, NewEmployee } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account, closeAccount, invitePerson, plainPerson } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs, transaction } from '#platform/sql/transaction.ts'
import { employeeInvitation } from '../tables.ts'
import { invitationEmail } from './emails/invitation-email.ts'
import {
  employedBy,
  isInvited,
  lastOwner,
  lockEmployee,
  lockStatus,
  presentEmployee,
} from './employee-rows.ts'

/** The most employees of a company: they are listed without pages. */
const MAX_EMPLOYEES = 200

/**
 * Creates an employee's account and queues the invitation to set a password.
 * @throws INVALID, with `taken` for the email of another account, and `full` when the company has too many
 */
export async function inviteEmployee(
  context: AppContext,
  companyId: number,
  { body, language }: { body: NewEmployee; language: Language },
): Promise<Employee> {
  const { first_name: firstName, last_name: lastName } = await plainPerson(body)
  return transactionWithJobs(context, async (tx) => {
    const status = await lockStatus(tx, companyId)
    if ((await tx.$count(account, employedBy(companyId))) >= MAX_EMPLOYEES)
      throw refuseField(['email'], 'full', { max: MAX_EMPLOYEES })
    const invited = await invitePerson(tx, {
      email: body.email,
      firstName,
      lastName,
      language: body.language ?? language,
      companyId,
      role: body.role,
      status,
      now: context.clock(),
    })
    await sendInvitation(context, tx, invited.id)
    return presentEmployee(invited)
  })
}

/**
 * Resends an employee's invitation.
 * @throws NOT_FOUND, also when it was accepted
 */
export async function inviteAgain(context: AppContext, companyId: number, id: number): Promise<void> {
  await transactionWithJobs(context, async (tx) => {
    const { employee } = await lockEmployee(tx, companyId, id)
    if (!isInvited(employee)) throw refuse('NOT_FOUND', { message: 'The invitation has been accepted.' })
    await sendInvitation(context, tx, id)
  })
}

async function sendInvitation(context: AppContext, tx: Transaction, accountId: number): Promise<void> {
  const invitation = { invitedAt: context.clock(), sentAt: null }
  await tx
    .insert(employeeInvitation)
    .values({ accountId, ...invitation })
    .onConflictDoUpdate({ target: employeeInvitation.accountId, set: invitation })
  await context.jobs.add(tx, invitationEmail, { accountId })
}

/**
 * Updates an employee's name or role.
 * @throws NOT_FOUND; LAST_OWNER when no other owner would remain
 */
export async function changeEmployee(
  { db }: Pick<AppContext, 'db'>,
  companyId: number,
  { id, changes }: { id: number; changes: EmployeeChanges },
): Promise<Employee> {
  const { first_name: firstName, last_name: lastName, role } = await plainPerson(changes)
  return transaction(db, async (tx) => {
    const { employee, isLastOwner } = await lockEmployee(tx, companyId, id)
    if (isLastOwner && role !== undefined && role !== 'owner') throw lastOwner()
    const changed = {
      firstName: firstName ?? employee.firstName,
      lastName: lastName ?? employee.lastName,
      employeeRole: role ?? employee.employeeRole,
    }
    await tx.update(account).set(changed).where(eq(account.id, id))
    return presentEmployee({ ...employee, ...changed })
  })
}

/**
 * Closes an employee's account at once. Their orders stay with the company.
 * @throws NOT_FOUND, LAST_OWNER
 */
export async function removeEmployee(
  { db }: Pick<AppContext, 'db'>,
  companyId: number,
  id: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const { isLastOwner } = await lockEmployee(tx, companyId, id)
    if (isLastOwner) throw lastOwner()
    await closeAccount(tx, id)
  })
}
