import type { Money } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'
import { conditionsOf, whereText } from './listing-query.ts'
import { productFilter } from './product-filter.ts'

const cached = cachedByRevision<{ price: Money }>(1_000)

/** Returns the highest price after discount in a country, in som: of all goods, or of a category. */
export async function highestPrice(
  context: Pick<AppContext, 'db' | 'revision'>,
  country: string,
  category?: string,
): Promise<Money> {
  const filter = await productFilter(context, country, { ...(category !== undefined && { category }) })
  const { price } = await cached(context, JSON.stringify([country, filter.categoryId]), async () => {
    const conditions = conditionsOf(filter, 'new')
    const rows = await statement<{ most: number | null }>(
      context.db,
      `select max(sale_minor) as most from ${conditions.from} where ${whereText(conditions)}`,
      conditions.values,
    )
    return { price: toMoney(rows[0]?.most ?? 0) }
  })
  return price
}
