import type { Paginated } from '@shyrdak/sdk/contract'
import { wholesaleApplications, type WholesaleApplication } from '@shyrdak/sdk/management'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listPage } from '#platform/paging/list-page.ts'
import { account } from '#modules/accounts/index.ts'
import { wholesaleApplication } from '../tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { countCompanies, foundCompany, isCompanyContact, OPEN_STATUSES } from './company-contact.ts'

const PER_PAGE = 50

/** Waiting applications first, oldest first; then decided ones, newest first. */
const IN_TURN = [
  desc(sql`${account.status} = 'waiting'`),
  sql`case when ${account.status} = 'waiting' then ${wholesaleApplication.createdAt} end`,
  sql`${wholesaleApplication.decidedAt} desc nulls last`,
  desc(wholesaleApplication.createdAt),
  desc(account.id),
]

/** Returns a page of wholesale applications for managers. */
export function listApplications(
  call: Pick<Call<typeof wholesaleApplications.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<WholesaleApplication>> {
  const { status, text } = call.query
  const where = and(inArray(account.status, status ? [status] : OPEN_STATUSES), foundCompany(text))
  return listPage(wholesaleApplications.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(...IN_TURN),
    count: () => countCompanies(db, where),
    present: shownToManagers,
  })
}

/**
 * Returns an application for managers.
 * @throws NOT_FOUND
 */
export async function readApplication(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<WholesaleApplication> {
  const [row] = await read(db, eq(wholesaleApplication.accountId, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such application.' })
  return shownToManagers(row)
}

const decider = alias(account, 'decider')

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      account,
      application: wholesaleApplication,
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(wholesaleApplication)
    .innerJoin(account, isCompanyContact)
    .leftJoin(decider, eq(decider.id, wholesaleApplication.decidedBy))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const shownToManagers = ({ account: who, application, decider: by }: Row): WholesaleApplication => ({
  id: application.accountId,
  company: application.company,
  first_name: who.firstName,
  last_name: who.lastName,
  email: who.email,
  is_email_confirmed: who.emailConfirmedAt !== null,
  phone: who.phone,
  country_iso_code: application.country,
  city: application.city,
  comment: application.comment,
  language: who.language,
  // The query excludes closed accounts.
  status: who.status === 'closed' ? 'rejected' : who.status,
  reason: application.reason,
  created_at: application.createdAt.toISOString(),
  decided_at: application.decidedAt?.toISOString() ?? null,
  decided_by: by && `${by.firstName} ${by.lastName}`,
  revision: application.revision,
})
