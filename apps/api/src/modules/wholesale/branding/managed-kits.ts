import type { Paginated } from '@shyrdak/sdk/contract'
import { wholesaleKits, type ManagedKit, type ManagedKitRow } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { containing } from '#platform/sql/containing.ts'
import type { Database } from '#platform/sql/database.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { brand, brandingEntry, wholesaleApplication, wholesaleOrder } from '../tables.ts'

const PER_PAGE = 50
const HISTORY_LENGTH = 500

// Columns are written out: Drizzle omits table names in a query of a single table.
const ofLedger = (what: string) => sql<number>`(select coalesce(sum(${sql.raw(what)}), 0)::float8
  from branding_entry entry where entry.brand_id = brand.id)`
const balance = ofLedger('entry.amount')
const bought = ofLedger(`entry.amount * (entry.kind = 'bought')::int`)
const reserved = ofLedger(`-entry.amount * (entry.kind in ('reserved', 'released'))::int`)

function matchingKits(text: string): SQL | undefined {
  const filter = plainLine(text)
  if (filter === '') return undefined
  const part = containing(filter)
  return or(ilike(brand.name, part), ilike(wholesaleApplication.company, part))
}

/** Returns a page of the kits of all clients, sorted by client. */
export function listManagedKits(
  call: Pick<Call<typeof wholesaleKits.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedKitRow>> {
  const { text, empty } = call.query
  const where = and(
    text === undefined ? undefined : matchingKits(text),
    empty === undefined ? undefined : empty ? sql`${balance} <= 0` : sql`${balance} > 0`,
  )
  const found = db
    .select({ id: brand.id })
    .from(brand)
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, brand.companyId))
    .where(where)
    .as('found')
  return listPage(wholesaleKits.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(
      asc(sql`lower(${wholesaleApplication.company})`),
      asc(brand.companyId),
      asc(brand.id),
    ),
    count: () => db.$count(found),
    present,
  })
}

/** Returns the kits of a client. */
export const listClientKits = async (db: Database, companyId: number): Promise<ManagedKitRow[]> =>
  (await read(db, eq(brand.companyId, companyId)).orderBy(asc(brand.id))).map(present)

/**
 * Returns a kit with the newest entries of its ledger.
 * @throws NOT_FOUND
 */
export async function readManagedKit({ db }: Pick<AppContext, 'db'>, id: number): Promise<ManagedKit> {
  const [row] = await read(db, eq(brand.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such branding kit.' })
  const entries = await db
    .select({
      entry: brandingEntry,
      by: { firstName: account.firstName, lastName: account.lastName },
      order: { number: wholesaleOrder.number, kind: wholesaleOrder.kind },
    })
    .from(brandingEntry)
    .leftJoin(account, eq(account.id, brandingEntry.bookedBy))
    .leftJoin(wholesaleOrder, eq(wholesaleOrder.id, brandingEntry.orderId))
    .where(eq(brandingEntry.brandId, id))
    .orderBy(desc(brandingEntry.id))
    .limit(HISTORY_LENGTH)
  return {
    ...present(row),
    history: entries.map(({ entry, by, order }) => ({
      id: entry.id,
      kind: entry.kind,
      amount: entry.amount,
      order_id: entry.orderId,
      order_number: order?.number ?? null,
      is_goods_order: order?.kind === 'goods',
      reason: entry.reason,
      actor: by && `${by.firstName} ${by.lastName}`.trim(),
      created_at: entry.createdAt.toISOString(),
    })),
  }
}

const read = (db: Database, where: SQL | undefined) =>
  db
    .select({
      brand,
      company: wholesaleApplication.company,
      balance: balance.as('balance'),
      bought: bought.as('bought'),
      reserved: reserved.as('reserved'),
    })
    .from(brand)
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, brand.companyId))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const present = ({ brand: kit, company, ...pieces }: Row): ManagedKitRow => ({
  id: kit.id,
  name: kit.name,
  client: { id: kit.companyId, name: company },
  kit_count: kit.kitCount,
  kit_price: toMoney(kit.kitPriceMinor),
  ...pieces,
})
