import { priceIssues, type NewGoods, type NewPrices } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { and, eq } from 'drizzle-orm'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { price, product } from '../tables.ts'
import { GOODS, PRICES, productTag } from '../tags.ts'
import type { MarketGoods } from './market-goods.ts'
import { refuseUnready } from './refuse-unready.ts'

/**
 * Sets the prices of a product per country; without a price it is not sold there. Lists follow in the same
 * transaction.
 * @throws NOT_FOUND; STALE when the prices have changed since they were read; INVALID by row, or with
 * `not_ready` when a product goes on sale without a size or a text in some language
 */
export async function setPrices<New extends NewGoods, Own extends object>(
  context: Pick<AppContext, 'db'>,
  goods: MarketGoods<New, Own>,
  { id, revision }: { id: number; revision: number },
  { prices }: NewPrices,
): Promise<void> {
  const rows = checkedPrices(prices)
  await transaction(context.db, async (tx) => {
    const [row] = await tx
      .select({ revision: product.pricesRevision })
      .from(product)
      .where(and(eq(product.id, id), eq(product.market, goods.market)))
      .for('update')
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
    if (row.revision !== revision)
      throw refuse('STALE', { message: 'The prices have been changed in the meantime.' })
    const before = await tx.delete(price).where(eq(price.productId, id)).returning({ country: price.country })
    if (before.length === 0 && rows.length > 0) await refuseUnready(tx, goods, id, 'prices')
    if (rows.length > 0) await tx.insert(price).values(rows.map((one) => ({ ...one, productId: id })))
    await tx
      .update(product)
      .set({ pricesRevision: revision + 1 })
      .where(eq(product.id, id))
    await refreshListing(tx, [id])
    const isSoldAsBefore = countriesOf(before) === countriesOf(rows)
    await bumpRevision(tx, [productTag(id), PRICES, ...(isSoldAsBefore ? [] : [GOODS])])
  })
}

const countriesOf = (prices: readonly { country: string }[]): string =>
  prices
    .map(({ country }) => country)
    .toSorted()
    .join(' ')

/**
 * Converts prices to rows.
 * @throws INVALID by row and field
 */
function checkedPrices(prices: NewPrices['prices']) {
  const issues = priceIssues(prices)
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return prices.map(({ country_iso_code: country, price: before, discount }) => ({
    country,
    amountMinor: toMinor(before),
    discountMinor: toMinor(discount),
  }))
}
