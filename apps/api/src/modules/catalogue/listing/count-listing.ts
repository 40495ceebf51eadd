import { Group, Model, Technique, type Facets } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import {
  conditionsOf,
  FACETS,
  isByStock,
  whereText,
  type Facet,
  type ProductFilter,
} from './listing-query.ts'
import { artisansOf } from './count-artisans.ts'
import { sizesOf } from './count-sizes.ts'
import { statement } from '#platform/sql/statement.ts'

type FacetCounts = z.infer<typeof Facets>
type CachedCounts = Omit<FacetCounts, 'size' | 'artisan'>

const cachedTotals = cachedByRevision<{ total: number }>(5_000)
const cachedFacets = cachedByRevision<CachedCounts>(1_000)

/** How many goods a list holds, exactly. */
export async function countListing(context: AppContext, filter: ProductFilter): Promise<number> {
  const count = async () => {
    const conditions = conditionsOf(filter, 'new')
    const rows = await statement<{ total: number }>(
      context.db,
      `select count(*)::int as total from ${conditions.from} where ${whereText(conditions)}`,
      conditions.values,
    )
    return { total: rows[0]?.total ?? 0 }
  }
  const { total } = await (isByStock(filter) ? count() : cachedTotals(context, JSON.stringify(filter), count))
  return total
}

const COLUMNS: Record<Facet, string> = {
  group: '"group"',
  technique: 'technique',
  model: 'model',
  color: 'unnest(color_ids)',
}

/** For each facet, what every choice would show, the other filters kept; choices that the list never offers are left out. */
export async function facetsOf(context: AppContext, filter: ProductFilter): Promise<FacetCounts> {
  const count = () => countFacets(context, filter)
  const [counts, size, artisan] = await Promise.all([
    isByStock(filter) ? count() : cachedFacets(context, JSON.stringify(filter), count),
    sizesOf(context, filter),
    artisansOf(context, filter),
  ])
  return { ...counts, size, artisan }
}

async function countFacets(context: AppContext, filter: ProductFilter): Promise<CachedCounts> {
  const conditions = conditionsOf(filter, 'new')
  const passes = (facet: Facet) => conditions.facets[facet] ?? 'true'
  const counts = FACETS.map((facet) => {
    const others = FACETS.filter((other) => other !== facet).map((other) => `passes_${other}`)
    return `select '${facet}' as facet, value::text, (sum(count) filter (where ${others.join(' and ')}))::int as count
        from (select ${COLUMNS[facet]} as value, ${others.join(', ')}, count from cells) c
        where value is not null group by value`
  })
  // Most goods share their kind and colours with many others: adding up kinds is much less than adding up goods.
  const rows = await statement<{ facet: Facet; value: string; count: number | null }>(
    context.db,
    `with cells as materialized (
           select "group", technique, model, color_ids, count(*) as count,
             ${FACETS.map((facet) => `coalesce(${passes(facet)}, false) as passes_${facet}`).join(', ')}
           from ${conditions.from} where ${conditions.base.join(' and ')} group by "group", technique, model, color_ids
         ) ${counts.join(' union all ')}`,
    conditions.values,
  )
  const found = new Map(rows.map(({ facet, value, count }) => [`${facet} ${value}`, count ?? 0]))
  const counted = <V extends string>(facet: Facet, values: readonly V[]) =>
    values.map((value) => ({ value, count: found.get(`${facet} ${value}`) ?? 0 }))
  return {
    group: counted('group', Group.options),
    technique: counted('technique', Technique.options),
    model: counted('model', Model.options),
    color: rows
      .filter(({ facet }) => facet === 'color')
      .map(({ value, count }) => ({ value: Number(value), count: count ?? 0 }))
      .toSorted((a, b) => a.value - b.value),
  }
}
