import type { Facets } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'
import { conditionsOf, whereText, type ProductFilter } from './listing-query.ts'

const firstNumber = (size: string) => Number(/\d+/.exec(size)?.[0] ?? Number.POSITIVE_INFINITY)

/** How many goods of a list have each size in stock now, the other filters kept. Slippers before rugs: by their first number. */
export async function sizesOf(
  context: Pick<AppContext, 'db'>,
  filter: ProductFilter,
): Promise<z.infer<typeof Facets>['size']> {
  const conditions = conditionsOf({ ...filter, size: [], inStock: false }, 'new')
  const rows = await statement<{ value: string; count: number }>(
    context.db,
    `select s.size as value, count(distinct v.product_id)::int as count
     from (select product_id from ${conditions.from} where ${whereText(conditions)}) listed
     join variation v using (product_id) join stock s on s.variation_id = v.id and s.quantity > 0
     group by s.size`,
    conditions.values,
  )
  return rows.toSorted((a, b) => firstNumber(a.value) - firstNumber(b.value) || (a.value < b.value ? -1 : 1))
}
