import type { Language, Paginated } from '@shyrdak/sdk/contract'
import { managedSoles, type ManagedSole, type UsedSole } from '@shyrdak/sdk/management'
import { asc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { productSole, sole } from '../../wholesale-tables.ts'
import { goodsUse } from '../goods-use.ts'
import { inUse, type KnownUse } from '../refuse-used.ts'

const PER_PAGE = 50

const COLUMNS = {
  id: sole.id,
  name: sole.name,
  photo: sole.photo,
  goods: sql<number>`(select count(*)::int from ${productSole} where ${productSole.soleId} = ${sole.id})`,
  revision: sole.revision,
}

/** Returns a page of the store's soles, sorted by id. */
export const listSoles = (
  call: Pick<Call<typeof managedSoles.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedSole>> =>
  listPage(managedSoles.list, call, {
    perPage: PER_PAGE,
    rows: db.select(COLUMNS).from(sole).orderBy(asc(sole.id)),
    count: () => db.$count(sole),
    present: (row): ManagedSole => row,
  })

interface SoleRequest {
  id: number
  language: Language
}

/** Returns what prevents the deletion of a sole: products made with it. */
export const soleUses = async (
  db: Database | Transaction,
  { id, language }: SoleRequest,
): Promise<readonly KnownUse[]> => [
  await goodsUse(db, { table: productSole, column: productSole.soleId, id, language }),
]

/** Returns a sole with its uses. @throws NOT_FOUND */
export async function managedSole(db: Database, request: SoleRequest): Promise<UsedSole> {
  const [row] = await db.select(COLUMNS).from(sole).where(eq(sole.id, request.id))
  if (!row) throw rowNotFound('sole')
  return { ...row, uses: inUse(await soleUses(db, request)) }
}
