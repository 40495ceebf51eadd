import type { Facets } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'
import { conditionsOf, whereText, type ProductFilter } from './listing-query.ts'

/**
 * How many goods of a list each published workshop made, the other filters kept, in the order in which the store lists
 * workshops. Those that are filtered by are there with any count, so that their names can be shown.
 */
export async function artisansOf(
  context: Pick<AppContext, 'db'>,
  filter: ProductFilter,
): Promise<z.infer<typeof Facets>['artisan']> {
  const conditions = conditionsOf({ ...filter, artisan: [] }, 'new')
  const chosen = conditions.put(filter.artisan, 'int[]')
  return statement(
    context.db,
    `select a.id as value, a.name, count(listed.product_id)::int as count
     from artisan a
     left join retail_artisan m on m.artisan_id = a.id
     left join (select product_id from ${conditions.from} where ${whereText(conditions)}) listed using (product_id)
     where a.state = 'published'
     group by a.id having count(listed.product_id) > 0 or a.id = any(${chosen})
     order by a.place, a.id`,
    conditions.values,
  )
}
