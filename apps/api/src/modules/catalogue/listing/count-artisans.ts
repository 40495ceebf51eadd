import { conditionsOf, whereText, type Conditions, type ProductFilter } from './listing-query.ts'

/**
 * How many goods of a list each published workshop made, the other filters kept, in the order in which the store lists
 * workshops, as JSON: an expression with the parameters of `put`. Those that are filtered by are there with any count, so
 * that their names can be shown.
 */
export function artisanCounts(filter: ProductFilter, put: Conditions['put']): string {
  const others = conditionsOf({ ...filter, artisan: [] }, 'new', put)
  return `(select coalesce(jsonb_agg(jsonb_build_object('value', id, 'name', name, 'count', count) order by place, id), '[]')
     from (
       select a.id, a.name, a.place, count(listed.product_id)::int as count
       from artisan a
       left join retail_artisan m on m.artisan_id = a.id
       left join (select product_id from ${others.from} where ${whereText(others)}) listed using (product_id)
       where a.state = 'published'
       group by a.id having count(listed.product_id) > 0 or a.id = any(${put(filter.artisan, 'int[]')})
     ) made)`
}
