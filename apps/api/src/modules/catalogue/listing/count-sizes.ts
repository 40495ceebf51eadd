import type { Facets } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'
import { conditionsOf, whereText, type ProductFilter } from './listing-query.ts'

const firstNumber = (size: string) => Number(/\d+/.exec(size)?.[0] ?? Number.POSITIVE_INFINITY)

type SizeCounts = z.infer<typeof Facets>['size']

/**
 * Milliseconds that size counts are cached, as sales change stock without a revision. The list itself is
 * always current.
 */
const MAX_OLD_MS = 10_000
const cached = cachedByRevision<SizeCounts>(1_000, { maxAge: MAX_OLD_MS })

/**
 * Counts the goods of a list by size in stock, ignoring its stock filters. Sorted by the first number,
 * slippers before rugs.
 */
export function sizesOf(
  context: Pick<AppContext, 'db' | 'revision'>,
  filter: ProductFilter,
): Promise<SizeCounts> {
  const others = { ...filter, size: [], inStock: false }
  return cached(context, JSON.stringify(others), async () => {
    const conditions = conditionsOf(others, 'new')
    // Many goods have the same sizes in stock: summing the groups is much cheaper than counting goods.
    const rows = await statement<{ value: string; count: number }>(
      context.db,
      `select size as value, sum(goods)::int as count
       from (
         select s.sizes, count(*) as goods
         from (select product_id from ${conditions.from} where ${whereText(conditions)}) listed
         join product_stock s using (product_id)
         group by s.sizes
       ) alike, unnest(sizes) as size
       group by size`,
      conditions.values,
    )
    return rows.toSorted(
      (a, b) => firstNumber(a.value) - firstNumber(b.value) || (a.value < b.value ? -1 : 1),
    )
  })
}
