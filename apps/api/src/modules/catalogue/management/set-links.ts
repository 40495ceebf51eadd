import { missingTexts, type NewLinks } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import type { CatalogueContext } from '../context.ts'
import { productLink, type GoodsMarket } from '../tables.ts'
import { productTag } from '../tags.ts'
import { lockGoods, type GoodsAt } from './lock-goods.ts'

const NOTHING = { en: '', ru: '', kg: '' }

/**
 * Sets the links shown as buttons under a product, in order.
 * @throws NOT_FOUND, STALE; INVALID with `required` for a text that lacks a language while the product is on
 * sale
 */
export async function setLinks(
  context: Pick<CatalogueContext, 'db' | 'wholesaleGoods'>,
  market: GoodsMarket,
  at: GoodsAt,
  { links }: NewLinks,
): Promise<void> {
  refuseUnstorable({ links })
  await transaction(context.db, async (tx) => {
    const { id, isOnSale, name } = await lockGoods(context, tx, market, at)
    if (isOnSale) {
      const gaps = missingTexts({ name, description: NOTHING, details: [], links }).filter(
        ([field]) => field === 'links',
      )
      if (gaps.length > 0)
        throw refuse('INVALID', { issues: gaps.map((path) => ({ path, code: 'required' })) })
    }
    await tx.delete(productLink).where(eq(productLink.productId, id))
    const rows = links.map((link, position) => ({ ...link, productId: id, position }))
    if (rows.length > 0) await tx.insert(productLink).values(rows)
    await bumpRevision(tx, [productTag(id)])
  })
}
