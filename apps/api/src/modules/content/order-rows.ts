import type { ContentOrder } from '@shyrdak/sdk/management'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { tableTag } from './tags.ts'
import type { WriteOptions } from './writing.ts'

export type PositionedTable = PgTable & { id: PgColumn; position: PgColumn }

/** Sorts by position. The id makes the order unique. */
export const byPosition = ({ position, id }: PositionedTable) => [asc(position), asc(id)]

/** Returns the position of a row: the one sent; else the current one, or for a new row the last one. */
export function positionOf(
  table: PositionedTable,
  { position }: { position?: number | undefined },
  { over }: Pick<WriteOptions, 'over'>,
): number | SQL<number> {
  if (position !== undefined) return position
  return over
    ? sql<number>`${table.position}`
    : sql<number>`(select coalesce(max(${table.position}), -1) + 1 from ${table})`
}

/**
 * Reorders some rows among themselves; all others keep their place.
 * @throws INVALID when `ids` are not the same as in `was`; STALE when their order has changed since it was
 * read
 */
export async function orderRows(
  tx: Transaction,
  table: PositionedTable,
  { was, ids }: ContentOrder,
): Promise<{ ids: number[] }> {
  const named = new Set(ids)
  if (named.size !== ids.length || was.length !== ids.length || !was.every((id) => named.has(id)))
    throw refuseField(['ids'], 'invalid')
  // Locks the table: with row locks, the rows would be read in the order from before a concurrent change.
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
  const rows: PgTable = table
  const found = await tx
    .select({ id: table.id })
    .from(rows)
    .orderBy(...byPosition(table))
  const all = (found as { id: number }[]).map(({ id }) => id) // the column is an integer
  const now = all.filter((id) => named.has(id))
  if (now.join() !== was.join())
    throw refuse('STALE', { message: 'Their order has been changed in the meantime.' })
  const next = ids.values()
  const ordered = all.map((id) => (named.has(id) ? Number(next.next().value) : id))
  await tx.execute(
    sql`update ${table} set position = place::integer - 1
        from unnest(${sql.param(ordered)}::integer[]) with ordinality as ordered (row, place)
        where ${table.id} = ordered.row and ${table.position} <> place - 1`,
  )
  await bumpRevision(tx, [tableTag(table)])
  return { ids: [...ids] }
}
