import type { Paginated } from '@shyrdak/sdk/contract'
import { priceLists, type ManagedPriceList, type NewPriceList } from '@shyrdak/sdk/management'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { lockRow, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainLines } from '#platform/text/plain-lines.ts'
import { LIST_PRICES } from '../tags.ts'
import { priceList } from '../tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

const PER_PAGE = 50

const columns = {
  list: priceList,
  // Columns are written out: Drizzle omits table names in a query of a single table.
  prices: sql<number>`(select count(*)::int from list_price p where p.price_list_id = price_list.id)`,
  clients: sql<number>`(select count(*)::int from wholesale_application a
    where a.price_list_id = price_list.id)`,
}

const read = (db: AppContext['db'], where?: SQL) => db.select(columns).from(priceList).where(where).$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const present = ({ list: { id, name, revision }, prices, clients }: Row): ManagedPriceList => ({
  id,
  name,
  prices,
  clients,
  revision,
})

/** Returns a page of price lists, sorted by id. */
export function listPriceLists(
  call: Pick<Call<typeof priceLists.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedPriceList>> {
  return listPage(priceLists.list, call, {
    perPage: PER_PAGE,
    rows: read(db).orderBy(asc(priceList.id)),
    count: () => db.$count(priceList),
    present,
  })
}

/** @throws NOT_FOUND */
export async function readPriceList({ db }: Pick<AppContext, 'db'>, id: number): Promise<ManagedPriceList> {
  const [row] = await read(db, eq(priceList.id, id))
  if (!row) throw rowNotFound('price list')
  return present(row)
}

/** Adds a price list, once per intent. @throws INVALID, KEY_REUSED */
export async function createPriceList(
  context: Pick<AppContext, 'db'>,
  body: NewPriceList,
  intent?: Intent,
): Promise<ManagedPriceList> {
  const name = plainLines(body.name, ['name'])
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, async () => {
      const made = await tx.insert(priceList).values({ name }).returning({ id: priceList.id })
      return onlyRow(made, 'insert into price_list').id
    }),
  )
  return readPriceList(context, id)
}

/** @throws NOT_FOUND, STALE, INVALID */
export async function renamePriceList(
  context: Pick<AppContext, 'db'>,
  at: RowAt,
  body: NewPriceList,
): Promise<ManagedPriceList> {
  const name = plainLines(body.name, ['name'])
  await transaction(context.db, async (tx) => {
    await lockRow(tx, priceList, at, 'price list')
    await tx.update(priceList).set({ name }).where(eq(priceList.id, at.id))
    await bumpRevision(tx, [LIST_PRICES])
  })
  return readPriceList(context, at.id)
}
