/**
 * SQL expression: JSON of the published workshops, in the order of the store, with their counts of `cells`
 * where `passes` holds. Workshops in `chosen` are included even without goods, so that their names can be
 * shown.
 */
export const artisanCounts = (passes: string, chosen: string): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('value', a.id, 'name', a.name, 'count', coalesce(made.count, 0))
    order by a.place, a.id), '[]')
  from artisan a left join (
    select artisan_id, sum(count)::int as count from cells where ${passes} group by artisan_id
  ) made on made.artisan_id = a.id
  where a.state = 'published' and (made.count > 0 or a.id = any(${chosen})))`
