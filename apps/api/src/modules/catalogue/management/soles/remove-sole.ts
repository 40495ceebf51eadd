import type { Language } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { lockRowToRemove, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import { sole } from '../../wholesale-tables.ts'
import { refuseUsed } from '../refuse-used.ts'
import { soleUses } from './managed-soles.ts'
import { imagesOf } from './write-sole.ts'

/**
 * Deletes a sole that no goods use. Its prices in price lists, which then apply to no goods, are deleted too.
 * @throws NOT_FOUND, STALE; INVALID with `in_use` on `goods`
 */
export async function removeSole(
  context: Pick<AppContext, 'db' | 'clock' | 'namedImages'>,
  at: RowAt & { language: Language },
): Promise<{ id: number }> {
  const { id, language } = at
  await transaction(context.db, async (tx) => {
    await lockRowToRemove(tx, sole, at, 'sole')
    refuseUsed(await soleUses(tx, { id, language }))
    const [before] = await tx.select().from(sole).where(eq(sole.id, id))
    if (!before) throw rowNotFound('sole')
    await withImages(tx, context, { before: imagesOf(before), after: [] }, () =>
      tx.delete(sole).where(eq(sole.id, id)),
    )
  })
  return { id }
}
