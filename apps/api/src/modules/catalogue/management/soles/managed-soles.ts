import type { Paginated } from '@shyrdak/sdk/contract'
import type { ManagedSole } from '@shyrdak/sdk/management'
import { asc, eq, sql } from 'drizzle-orm'
import { pageOfList, type PageRequest } from '#platform/paging/page-of-list.ts'
import type { Database } from '#platform/sql/database.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { productSole, sole } from '../../wholesale-tables.ts'

const COLUMNS = {
  id: sole.id,
  name: sole.name,
  photo: sole.photo,
  goods: sql<number>`(select count(*)::int from ${productSole} where ${productSole.soleId} = ${sole.id})`,
  revision: sole.revision,
}

/** Returns a page of the store's soles, sorted by id. */
export async function listSoles(db: Database, list: PageRequest): Promise<Paginated<ManagedSole>> {
  const rows = await db
    .select(COLUMNS)
    .from(sole)
    .orderBy(asc(sole.id))
    .limit(list.perPage)
    .offset((list.page - 1) * list.perPage)
  return pageOfList(list, await db.$count(sole), rows)
}

/** @throws NOT_FOUND */
export async function managedSole(db: Database, id: number): Promise<ManagedSole> {
  const [row] = await db.select(COLUMNS).from(sole).where(eq(sole.id, id))
  if (!row) throw rowNotFound('sole')
  return row
}
