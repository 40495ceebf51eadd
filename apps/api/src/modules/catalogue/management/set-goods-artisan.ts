import type { GoodsArtisan, NewGoodsArtisan } from '@shyrdak/sdk/management'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Database } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { artisan, retailArtisan } from '../special-tables.ts'
import { product } from '../tables.ts'
import { artisanTag, GOODS, productTag } from '../tags.ts'
import { refuseUnpublished } from './special-goods.ts'

const retail = (id: number) => and(eq(product.id, id), eq(product.market, 'retail'))
const notFound = () => refuse('NOT_FOUND', { message: 'There is no such product.' })

/** Returns the workshop that made a product, even when it is not published. */
export async function readGoodsArtisan(db: Database, id: number): Promise<GoodsArtisan> {
  const [row] = await db
    .select({ artisan: { id: artisan.id, name: artisan.name } })
    .from(product)
    .leftJoin(retailArtisan, eq(retailArtisan.productId, product.id))
    .leftJoin(artisan, eq(artisan.id, retailArtisan.artisanId))
    .where(retail(id))
  if (!row) throw notFound()
  return { artisan_id: row.artisan?.id ?? null, artisan: row.artisan }
}

/**
 * Sets or clears the workshop that made a product. Its page and the filters of lists follow in the same
 * transaction.
 * @throws NOT_FOUND; STALE when it has changed since it was read; INVALID for a workshop that is not
 * published
 */
export async function setGoodsArtisan(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  { from, artisan_id: artisanId }: NewGoodsArtisan,
): Promise<void> {
  await transaction(db, async (tx) => {
    const [row] = await tx.select({ id: product.id }).from(product).where(retail(id)).for('update')
    if (!row) throw notFound()
    const [named] = await tx.delete(retailArtisan).where(eq(retailArtisan.productId, id)).returning()
    if ((named?.artisanId ?? null) !== from)
      throw refuse('STALE', { message: 'Another workshop has been named in the meantime.' })
    if (artisanId !== null) {
      if (artisanId !== from) await refuseUnpublished(tx, artisanId)
      await tx.insert(retailArtisan).values({ productId: id, artisanId })
    }
    const artisans = [from, artisanId].filter((one) => one !== null)
    await bumpRevision(tx, [productTag(id), GOODS, ...artisans.map(artisanTag)])
  })
}
