import type { Paginated } from '@shyrdak/sdk/contract'
import {
  wholesaleClients,
  type ManagedWholesaleClient,
  type WholesaleClientRow,
} from '@shyrdak/sdk/management'
import { MAX_MINOR, toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { countCompanies, foundCompany, isCompanyContact } from '../applications/company-contact.ts'
import { listClientKits } from '../branding/managed-kits.ts'
import { listEmployees } from '../employees/employee-rows.ts'
import { priceList, wholesaleApplication } from '../tables.ts'

const PER_PAGE = 50

// Columns are written out: Drizzle omits table names in a query of a single table.
const ofOrders = (what: string) => sql<number>`(select ${sql.raw(what)} from wholesale_order o
  where o.company_id = wholesale_application.account_id)`
const orders = ofOrders(`(count(*) filter (where o.kind = 'goods'))::int`)
const balance = ofOrders(`coalesce(sum(o.total_minor - (select coalesce(sum(i.paid_minor), 0)
  from invoice i where i.order_id = o.id)), 0)::float8`)

/** Returns a page of approved clients, sorted by name. */
export function listClients(
  call: Pick<Call<typeof wholesaleClients.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<WholesaleClientRow>> {
  const { text, price_list: listId } = call.query
  const where = and(
    eq(account.status, 'active'),
    listId === undefined ? undefined : eq(wholesaleApplication.priceListId, listId),
    foundCompany(text),
  )
  return listPage(wholesaleClients.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(
      asc(sql`lower(${wholesaleApplication.company})`),
      asc(wholesaleApplication.accountId),
    ),
    count: () => countCompanies(db, where),
    present: rowOf,
  })
}

/**
 * Returns an approved client with its people and kits.
 * @throws NOT_FOUND, also for a client that is not approved
 */
export async function readClient(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<ManagedWholesaleClient> {
  const [row] = await read(db, and(eq(wholesaleApplication.accountId, id), eq(account.status, 'active')))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such client.' })
  const [people, kits] = await Promise.all([listEmployees({ db }, id), listClientKits(db, id)])
  return {
    ...rowOf(row),
    phone: row.contact.phone,
    language: row.contact.language,
    comment: row.application.comment,
    people: people.map(({ id: personId, first_name, last_name, email, role }) => ({
      id: personId,
      name: `${first_name} ${last_name}`.trim(),
      email,
      role,
    })),
    kits,
    revision: row.application.revision,
  }
}

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      application: wholesaleApplication,
      contact: {
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
        phone: account.phone,
        language: account.language,
      },
      list: { id: priceList.id, name: priceList.name },
      orders: orders.as('orders'),
      balance: balance.as('balance'),
    })
    .from(wholesaleApplication)
    .innerJoin(account, isCompanyContact)
    .leftJoin(priceList, eq(priceList.id, wholesaleApplication.priceListId))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const rowOf = ({ application, contact, list, orders: count, balance: left }: Row): WholesaleClientRow => ({
  id: application.accountId,
  company: application.company,
  country_iso_code: application.country,
  city: application.city,
  contact: { name: `${contact.firstName} ${contact.lastName}`.trim(), email: contact.email },
  price_list: list,
  tier_count: application.tierCount,
  orders: count,
  // A sum of many orders may exceed the largest amount, which then stands for it.
  balance: toMoney(Math.min(left, MAX_MINOR)),
})
