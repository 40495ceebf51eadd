import { conditionsOf, whereText, type Conditions, type ProductFilter } from './listing-query.ts'

/**
 * How many goods of a list each published workshop made, the other filters kept, in the order in which the store lists
 * workshops, as JSON: an expression with the parameters of `put`. Those that are filtered by are there with any count, so
 * that their names can be shown.
 */
export function artisanCounts(filter: ProductFilter, put: Conditions['put']): string {
  const others = conditionsOf({ ...filter, artisan: [] }, 'new', put)
  return `(select coalesce(jsonb_agg(jsonb_build_object('value', a.id, 'name', a.name, 'count', coalesce(made.count, 0))
       order by a.place, a.id), '[]')
     from artisan a left join (
       select m.artisan_id, count(*)::int as count
       from retail_artisan m join (select product_id from ${others.from} where ${whereText(others)}) listed using (product_id)
       group by m.artisan_id
     ) made on made.artisan_id = a.id
     where a.state = 'published' and (made.count > 0 or a.id = any(${put(filter.artisan, 'int[]')})))`
}
