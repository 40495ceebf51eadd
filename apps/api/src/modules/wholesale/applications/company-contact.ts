import type { ApplicationStatus } from '@shyrdak/sdk/management'
import { ilike, or, sql, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { containing, hasDigits, hasEveryTerm } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { wholesaleApplication } from '../tables.ts'

/** Accounts whose application stands on the desk: a closed one is nobody's business any more. */
export const OPEN_STATUSES: ApplicationStatus[] = ['waiting', 'active', 'rejected']

/**
 * Joins an application with whoever speaks for the company: the account that applied, or once that is removed, the owner
 * who has been there longest. An application of nobody is on no list.
 */
export const isCompanyContact: SQL = sql`${account.id} = (
  select person.id
  from ${account} person
  where (person.id = ${wholesaleApplication.accountId} or person.company_id = ${wholesaleApplication.accountId})
    and person.status <> 'closed'
    and (person.id = ${wholesaleApplication.accountId} or person.employee_role = 'owner')
  order by person.id = ${wholesaleApplication.accountId} desc, person.id
  limit 1
)`

/** Companies that a text finds: by their name or city, or whoever speaks for them. */
export function foundCompany(text: string | undefined): SQL | undefined {
  const filter = plainLine(text ?? '')
  if (filter === '') return undefined
  const part = containing(filter)
  return or(
    ilike(wholesaleApplication.company, part),
    ilike(wholesaleApplication.city, part),
    ilike(account.email, part),
    hasDigits(account.phone, filter),
    hasEveryTerm(sql`${account.firstName} || ' ' || ${account.lastName}`, filter),
  )
}

/** How many companies there are of a kind. */
export async function countCompanies(db: AppContext['db'], where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(wholesaleApplication)
    .innerJoin(account, isCompanyContact)
    .where(where)
  return counted?.total ?? 0
}
