import type { ManagedColor } from '@shyrdak/sdk/management'
import { asc, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { color } from '../../tables.ts'
import { goodsCounts } from '../goods-counts.ts'

const IN_COLORS = sql`select v.color_id as id, p.market, count(*)::int as count
  from variation v join product p on p.id = v.product_id group by v.color_id, p.market`

/** Reads every colour in the order of the palette, with the counts of goods, uncached. */
export async function managedColors(db: Database | Transaction): Promise<ManagedColor[]> {
  const rows = await db.select().from(color).orderBy(asc(color.position), asc(color.id))
  const goodsIn = await goodsCounts(db, IN_COLORS)
  return rows.map(({ id, name, hex, revision }) => ({ id, name, hex, goods: goodsIn(id), revision }))
}

/** @throws NOT_FOUND */
export async function managedColor(db: Database | Transaction, id: number): Promise<ManagedColor> {
  const found = (await managedColors(db)).find((one) => one.id === id)
  if (!found) throw rowNotFound('colour')
  return found
}
