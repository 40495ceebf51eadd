import type { ApplicationStatus } from '@shyrdak/sdk/management'
import { and, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { containing, hasDigits, hasEveryTerm } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { wholesaleApplication } from '../tables.ts'

/** The statuses of accounts whose application is shown on the desk. Closed accounts are left out. */
export const OPEN_STATUSES: ApplicationStatus[] = ['waiting', 'active', 'rejected']

/**
 * Joins an application with the company's contact: the account that applied, or if it is closed, the
 * longest-serving owner. An application without a contact appears in no list.
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

/** The condition for a search by company name, city or contact; undefined for an empty text. */
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

/** Counts the companies that match. */
export const countCompanies = (db: AppContext['db'], where: SQL | undefined): Promise<number> =>
  db.$count(
    db
      .select({ id: wholesaleApplication.accountId })
      .from(wholesaleApplication)
      .innerJoin(account, isCompanyContact)
      .where(where)
      .as('found'),
  )

/** Whether a company is an approved client. */
export const isClient = async (db: AppContext['db'], id: number): Promise<boolean> =>
  (await countCompanies(db, and(eq(wholesaleApplication.accountId, id), eq(account.status, 'active')))) > 0
