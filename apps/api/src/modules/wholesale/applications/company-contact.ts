import type { ApplicationStatus } from '@shyrdak/sdk/management'
import { sql, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
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
