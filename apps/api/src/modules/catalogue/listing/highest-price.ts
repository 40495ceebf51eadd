import type { Money } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'

const cached = cachedByRevision<{ price: Money }>(100)

/** What the dearest product of a country costs after its discount, in som. */
export async function highestPrice(
  context: Pick<AppContext, 'db' | 'revision'>,
  country: string,
): Promise<Money> {
  const { price } = await cached(context, country, async () => {
    const rows = await statement<{ most: number | null }>(
      context.db,
      'select max(sale_minor) as most from listing where country = $1',
      [country],
    )
    return { price: toMoney(rows[0]?.most ?? 0) }
  })
  return price
}
