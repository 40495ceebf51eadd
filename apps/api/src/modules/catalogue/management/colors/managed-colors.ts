import type { Language } from '@shyrdak/sdk/contract'
import type { ManagedColor, UsedColor } from '@shyrdak/sdk/management'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { proposal } from '../../special-tables.ts'
import { color, variation } from '../../tables.ts'
import { goodsCounts } from '../goods-counts.ts'
import { goodsUse } from '../goods-use.ts'
import { inUse, type KnownUse } from '../refuse-used.ts'

const IN_COLORS = sql`select v.color_id as id, p.market, count(*)::int as count
  from variation v join product p on p.id = v.product_id group by v.color_id, p.market`

/** Reads every colour in the order of the palette, with the counts of goods, uncached. */
export async function managedColors(db: Database | Transaction): Promise<ManagedColor[]> {
  const rows = await db.select().from(color).orderBy(asc(color.position), asc(color.id))
  const goodsIn = await goodsCounts(db, IN_COLORS)
  return rows.map(({ id, name, hex, revision }) => ({ id, name, hex, goods: goodsIn(id), revision }))
}

interface ColorRequest {
  id: number
  language: Language
}

/** Returns what prevents the deletion of a colour: products and proposals in it. */
export async function colorUses(
  db: Database | Transaction,
  { id, language }: ColorRequest,
): Promise<readonly KnownUse[]> {
  return [
    await goodsUse(db, { table: variation, column: variation.colorId, id, language }),
    { use: 'proposals', count: await db.$count(proposal, eq(proposal.colorId, id)) },
  ]
}

/** Returns a colour with its uses. @throws NOT_FOUND */
export async function managedColor(db: Database | Transaction, request: ColorRequest): Promise<UsedColor> {
  const found = (await managedColors(db)).find((one) => one.id === request.id)
  if (!found) throw rowNotFound('colour')
  return { ...found, uses: inUse(await colorUses(db, request)) }
}
