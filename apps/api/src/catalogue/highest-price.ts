import type { Money } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { Tools } from '../tools.ts'
import { cachedByRevision } from './cached-by-revision.ts'
import { named } from './named-statement.ts'

const kept = cachedByRevision<{ price: Money }>(100)

/** What the dearest product of a country costs after its discount, in som. */
export async function highestPrice(tools: Pick<Tools, 'db' | 'revision'>, country: string): Promise<Money> {
  const { price } = await kept(tools, country, async () => {
    const { rows } = await tools.db.$client.query<{ most: number | null }>(
      named('select max(sale_minor) as most from listing where country = $1', [country]),
    )
    return { price: toMoney(rows[0]?.most ?? 0) }
  })
  return price
}
