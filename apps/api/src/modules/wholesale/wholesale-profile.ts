import type { WholesaleChanges, WholesaleProfile } from '@shyrdak/sdk/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import { wholesaleApplication } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { account, changePerson, ownAccount, plainPerson, presentShopper } from '#modules/accounts/index.ts'
import type { AccountRow, Caller } from '#modules/accounts/index.ts'

/** The account that represents the company: the one that applied. */
const companyOf = ({ companyId, id }: AccountRow): number => companyId ?? id

async function present(
  context: Pick<AppContext, 'db' | 'clock'>,
  who: AccountRow,
): Promise<WholesaleProfile> {
  const [application] = await context.db
    .select()
    .from(wholesaleApplication)
    .where(eq(wholesaleApplication.accountId, companyOf(who)))
  return {
    ...(await presentShopper(context, who)),
    // A closed account has no session, so this is never shown.
    status: who.status === 'closed' ? 'rejected' : who.status,
    company_id: companyOf(who),
    employee_role: who.employeeRole ?? 'owner',
    reason: application?.reason ?? null,
    company: application?.company ?? '',
    country_iso_code: application?.country ?? '',
    city: application?.city ?? '',
  }
}

/** Returns the profile of a wholesale account and its company. */
export const readWholesaleProfile = async (
  context: AppContext,
  principal: SessionPrincipal,
): Promise<WholesaleProfile> => present(context, await ownAccount(context, principal))

/**
 * Updates the profile and the company, both or neither. Only owners may change the company. Prices depend on
 * its country, so that a company that moves to another one is reviewed again before it may order.
 * @throws FORBIDDEN for a change of the company by anyone else
 */
export async function changeWholesaleProfile(
  context: AppContext,
  principal: SessionPrincipal,
  caller: Pick<Caller, 'ip'>,
  { company, country_iso_code: country, city, ...person }: WholesaleChanges,
): Promise<WholesaleProfile> {
  const changes = await plainPerson({
    ...(company !== undefined && { company }),
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city }),
  })
  const isOfCompany = Object.keys(changes).length > 0
  if (isOfCompany && principal.company?.role !== 'owner')
    throw refuse('FORBIDDEN', { message: 'Only an owner may change the company.' })
  await changePerson(
    context,
    principal,
    caller,
    person,
    isOfCompany ? (tx, who) => changeCompany(tx, context.clock(), companyOf(who), changes) : undefined,
  )
  return readWholesaleProfile(context, principal)
}

async function changeCompany(
  tx: Transaction,
  now: Date,
  id: number,
  changes: Partial<Pick<typeof wholesaleApplication.$inferInsert, 'company' | 'country' | 'city'>>,
): Promise<void> {
  const isOfCompany = eq(wholesaleApplication.accountId, id)
  // Two first changes at once write one row.
  await tx
    .insert(wholesaleApplication)
    .values({ accountId: id, company: '', country: '', city: '', comment: '', createdAt: now })
    .onConflictDoNothing()
  const known = onlyRow(
    await tx.select().from(wholesaleApplication).where(isOfCompany).for('update'),
    'select of a wholesale application',
  )
  const moves = changes.country !== undefined && changes.country !== known.country
  // Rejected companies stay rejected, and a company that waits already keeps its place in the list.
  const waiting = moves
    ? await tx
        .update(account)
        .set({ status: 'waiting' })
        .where(and(or(eq(account.id, id), eq(account.companyId, id)), eq(account.status, 'active')))
        .returning({ id: account.id })
    : []
  await tx
    .update(wholesaleApplication)
    .set({
      ...changes,
      ...(waiting.length > 0 && { createdAt: now }),
      // Invalidates the revision that a manager may have read.
      revision: sql`${wholesaleApplication.revision} + 1`,
    })
    .where(isOfCompany)
}
