/**
 * How many of the `cells` that pass each published workshop made, in the order in which the store lists workshops, as JSON:
 * an expression. Those that are `chosen` are there with any count, so that their names can be shown.
 */
export const artisanCounts = (passes: string, chosen: string): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('value', a.id, 'name', a.name, 'count', coalesce(made.count, 0))
    order by a.place, a.id), '[]')
  from artisan a left join (
    select artisan_id, sum(count)::int as count from cells where ${passes} group by artisan_id
  ) made on made.artisan_id = a.id
  where a.state = 'published' and (made.count > 0 or a.id = any(${chosen})))`
