import type { Employee, EmployeeChanges, Language, NewEmployee } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account, checkPerson, closeAccount, invitePerson } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { inTransaction, transaction } from '#platform/sql/transaction.ts'
import { employeeInvitation } from '../tables.ts'
import { invitationEmail } from './emails/invitation-email.ts'
import { isInvited, lastOwner, lockEmployee, presentEmployee } from './employee-rows.ts'

/**
 * Makes an employee's account and emails them how to set its password.
 * @throws INVALID, with `taken` for an email of an account
 */
export async function inviteEmployee(
  context: AppContext,
  companyId: number,
  { body, language }: { body: NewEmployee; language: Language },
): Promise<Employee> {
  await checkPerson(body)
  return inTransaction(context, async (tx) => {
    const invited = await invitePerson(tx, {
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      language: body.language ?? language,
      companyId,
      role: body.role,
      now: context.clock(),
    })
    await sendInvitation(context, tx, invited.id)
    return presentEmployee(invited)
  })
}

/**
 * Emails an employee their invitation once more.
 * @throws NOT_FOUND, also once they have set their password
 */
export async function inviteAgain(context: AppContext, companyId: number, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
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

/** @throws NOT_FOUND, LAST_OWNER where nobody else would be an owner */
export async function changeEmployee(
  { db }: Pick<AppContext, 'db'>,
  companyId: number,
  { id, changes }: { id: number; changes: EmployeeChanges },
): Promise<Employee> {
  await checkPerson(changes)
  const { first_name: firstName, last_name: lastName, role } = changes
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
 * Ends an employee's account at once; the orders they placed stay the company's.
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
