import type { ColorOrder } from '@shyrdak/sdk/management'
import { asc, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { color } from '../../tables.ts'
import { COLORS } from '../../tags.ts'
import { lockPalette } from './lock-palette.ts'

/**
 * Reorders the colours.
 * @throws INVALID when `ids` are not the colours that were read; STALE when colours or their order have
 * changed since
 */
export async function orderColors({ db }: Pick<AppContext, 'db'>, { was, ids }: ColorOrder): Promise<void> {
  const named = new Set(ids)
  if (named.size !== ids.length || was.length !== ids.length || !was.every((id) => named.has(id)))
    throw refuseField(['ids'], 'invalid')
  await transaction(db, async (tx) => {
    await lockPalette(tx)
    const rows = await tx.select({ id: color.id }).from(color).orderBy(asc(color.position), asc(color.id))
    if (rows.map(({ id }) => id).join() !== was.join())
      throw refuse('STALE', { message: 'The colours have been changed in the meantime.' })
    await tx.execute(sql`
      update ${color} set position = place::int - 1
      from unnest(${sql.param([...ids])}::int[]) with ordinality as ordered (row, place)
      where ${color.id} = ordered.row and ${color.position} <> place - 1`)
    await bumpRevision(tx, [COLORS])
  })
}
