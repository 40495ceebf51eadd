import type { WholesaleChanges, WholesaleProfile } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { wholesaleApplication } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { changePerson, checkPerson, ownAccount, presentShopper } from '#modules/accounts/index.ts'
import type { AccountRow, Caller } from '#modules/accounts/index.ts'

/** The account that represents the company: the one that applied. */
const companyOf = ({ companyId, id }: AccountRow): number => companyId ?? id

async function present(
  context: Pick<AppContext, 'db' | 'clock'>,
  who: AccountRow,
): Promise<WholesaleProfile> {
  const [asked] = await context.db
    .select()
    .from(wholesaleApplication)
    .where(eq(wholesaleApplication.accountId, companyOf(who)))
  return {
    ...(await presentShopper(context, who)),
    // A closed account has no session, so this is never shown.
    status: who.status === 'closed' ? 'rejected' : who.status,
    company_id: companyOf(who),
    employee_role: who.employeeRole ?? 'owner',
    reason: asked?.reason ?? null,
    company: asked?.company ?? '',
    country_iso_code: asked?.country ?? '',
    city: asked?.city ?? '',
  }
}

/** Returns the profile of a wholesale account and its company. */
export const readWholesaleProfile = async (
  context: AppContext,
  principal: SessionPrincipal,
): Promise<WholesaleProfile> => present(context, await ownAccount(context, principal))

/**
 * Updates the profile and the company. Only owners may change the company.
 * @throws FORBIDDEN for a change of the company by anyone else
 */
export async function changeWholesaleProfile(
  context: AppContext,
  principal: SessionPrincipal,
  caller: Pick<Caller, 'ip'>,
  { company, country_iso_code: country, city, ...person }: WholesaleChanges,
): Promise<WholesaleProfile> {
  const set = {
    ...(company !== undefined && { company }),
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city }),
  }
  await checkPerson(set)
  const isOfCompany = Object.keys(set).length > 0
  if (isOfCompany && principal.company?.role !== 'owner')
    throw refuse('FORBIDDEN', { message: 'Only an owner may change the company.' })
  const who = await changePerson(context, principal, caller, person)
  if (isOfCompany)
    await context.db
      .insert(wholesaleApplication)
      .values({
        accountId: companyOf(who),
        company: company ?? '',
        country: country ?? '',
        city: city ?? '',
        comment: '',
        createdAt: context.clock(),
      })
      .onConflictDoUpdate({
        target: wholesaleApplication.accountId,
        // Invalidates the revision that a manager may have read.
        set: { ...set, revision: sql`${wholesaleApplication.revision} + 1` },
      })
  return present(context, who)
}
