import type { Language } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { lockRowToRemove, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { color } from '../../tables.ts'
import { COLORS } from '../../tags.ts'
import { refuseUsed } from '../refuse-used.ts'
import { lockPalette } from './lock-palette.ts'
import { colorUses } from './managed-colors.ts'

/**
 * Deletes an unused colour.
 * @throws NOT_FOUND, STALE; INVALID with `in_use` for each kind of use
 */
export async function removeColor(
  { db }: Pick<AppContext, 'db'>,
  at: RowAt & { language: Language },
): Promise<{ id: number }> {
  const { id, language } = at
  await transaction(db, async (tx) => {
    await lockPalette(tx)
    await lockRowToRemove(tx, color, at, 'colour')
    refuseUsed(await colorUses(tx, { id, language }))
    await tx.delete(color).where(eq(color.id, id))
    await bumpRevision(tx, [COLORS])
  })
  return { id }
}
