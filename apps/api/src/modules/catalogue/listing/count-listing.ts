import { Group, Model, Technique, type Facets } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import {
  conditionsOf,
  FACETS,
  isByStock,
  planFor,
  whereText,
  type Facet,
  type ProductFilter,
} from './listing-query.ts'
import { artisanCounts } from './count-artisans.ts'
import { sizesOf } from './count-sizes.ts'
import { statement } from '#platform/sql/statement.ts'

/** The filter choices of a list with their counts, and its total. */
export interface Counts {
  facets: z.infer<typeof Facets>
  total: number
}

/** Sizes are counted separately: they depend on stock, and sales do not change the revision. */
type CachedCounts = Omit<Counts, 'facets'> & { facets: Omit<Counts['facets'], 'size'> }

const cachedTotals = cachedByRevision<{ total: number }>(5_000)
const cachedCounts = cachedByRevision<CachedCounts>(1_000)

/** Counts the goods of a list exactly. */
export async function countListing(context: AppContext, filter: ProductFilter): Promise<number> {
  const count = async () => {
    const conditions = conditionsOf(filter, 'new')
    const rows = await statement<{ total: number }>(
      context.db,
      `select count(*)::int as total from ${conditions.from} where ${whereText(conditions)}`,
      conditions.values,
      planFor(filter),
    )
    return { total: rows[0]?.total ?? 0 }
  }
  const { total } = await (isByStock(filter) ? count() : cachedTotals(context, JSON.stringify(filter), count))
  return total
}

/** Workshops have names and their own order, so they are counted by a separate expression. */
type Column = Exclude<Facet, 'artisan'>

const COLUMNS: Record<Column, string> = {
  group: '"group"',
  technique: 'technique',
  model: 'model',
  color: 'unnest(color_ids)',
}

/**
 * Counts the goods of a list and, for each choice of a facet, what it would show with the other filters
 * unchanged. Choices that never occur in the list are left out.
 */
export async function countsOf(context: AppContext, filter: ProductFilter): Promise<Counts> {
  const count = () => countOnce(context, filter)
  const [{ total, facets }, size] = await Promise.all([
    isByStock(filter) ? count() : cachedCounts(context, JSON.stringify(filter), count),
    sizesOf(context, filter),
  ])
  return { total, facets: { ...facets, size } }
}

/** The total of the list, the count of one choice, or the counts of all workshops. */
interface CountRow {
  what: Column | 'total'
  value: string
  count: number | null
  artisan: Counts['facets']['artisan'] | null
}

/** A single statement: on a cache miss, each further statement costs as much as the counting itself. */
async function countOnce(context: AppContext, filter: ProductFilter): Promise<CachedCounts> {
  const conditions = conditionsOf(filter, 'new', { withArtisan: true })
  const all = (facets: readonly Facet[]) => facets.map((facet) => `passes_${facet}`).join(' and ')
  const others = (facet: Facet) => all(FACETS.filter((other) => other !== facet))
  const columns = Object.keys(COLUMNS) as Column[] // keys() loses the key type
  // With workshops selected, colours in which they make nothing are not offered.
  const choices = columns.map(
    (facet) => `select '${facet}', value::text, (sum(count) filter (where ${others(facet)}))::int, null::jsonb
      from (select ${COLUMNS[facet]} as value, cells.* from cells) c
      where value is not null and passes_artisan group by value`,
  )
  // Many goods share kind, colours and workshop: summing the groups is much cheaper than counting goods.
  const rows = await statement<CountRow>(
    context.db,
    `with cells as materialized (
           select "group", technique, model, color_ids, artisan_id, count(*) as count,
             ${FACETS.map((facet) => `coalesce(${conditions.facets[facet] ?? 'true'}, false) as passes_${facet}`).join(', ')}
           from ${conditions.from} where ${conditions.base.join(' and ')}
           group by "group", technique, model, color_ids, artisan_id
         )
         select 'total' as what, null as value, (sum(count) filter (where ${all(FACETS)}))::int as count,
           ${artisanCounts(others('artisan'), conditions.put(filter.artisan, 'int[]'))} as artisan
         from cells union all ${choices.join(' union all ')}`,
    conditions.values,
    planFor(filter),
  )
  const found = new Map(rows.map(({ what, value, count }) => [`${what} ${value}`, count ?? 0]))
  const counted = <V extends string>(facet: Column, values: readonly V[]) =>
    values.map((value) => ({ value, count: found.get(`${facet} ${value}`) ?? 0 }))
  const whole = rows.find(({ what }) => what === 'total')
  return {
    total: whole?.count ?? 0,
    facets: {
      group: counted('group', Group.options),
      technique: counted('technique', Technique.options),
      model: counted('model', Model.options),
      color: rows
        .filter(({ what }) => what === 'color')
        .map(({ value, count }) => ({ value: Number(value), count: count ?? 0 }))
        .toSorted((a, b) => a.value - b.value),
      artisan: whole?.artisan ?? [],
    },
  }
}
