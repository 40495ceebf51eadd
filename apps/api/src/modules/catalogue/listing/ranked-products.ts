import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { cardInColor } from './card-in-color.ts'
import {
  conditionsOf,
  isByStock,
  orderText,
  whereText,
  type Conditions,
  type SortOrder,
  type ProductFilter,
} from './listing-query.ts'
import { statement } from '#platform/sql/statement.ts'

/** How far a search goes. Nobody turns further pages, and ranking everything takes as long as the shop is large. */
export const MAX_FOUND = 500

export interface Ranked {
  /** What was found, best first. */
  ids: number[]
  /** More match than a search goes through. */
  hasMore: boolean
}

const cached = cachedByRevision<Ranked>(1_000)

/** The goods that a search finds, best first. */
export async function rankedProducts(
  context: AppContext,
  filter: ProductFilter,
  order: SortOrder,
): Promise<Ranked> {
  if (filter.terms?.some((meant) => meant.length === 0)) return { ids: [], hasMore: false }
  const rank = async () => {
    const conditions = conditionsOf(filter, order)
    const text = order === 'relevance' ? bestText(conditions) : inOrderText(order, conditions)
    // The best plan depends on how many goods have these very terms.
    const rows = await statement<{ id: number }>(context.db, text, conditions.values, { isPrepared: false })
    return { ids: rows.slice(0, MAX_FOUND).map(({ id }) => id), hasMore: rows.length > MAX_FOUND }
  }
  return isByStock(filter) ? rank() : cached(context, `${order} ${JSON.stringify(filter)}`, rank)
}

/**
 * What some words find is all dear, or all cheap: whoever walked all prices in their order would meet none of it for long.
 * A sum is no column of an index, so that what is found is sorted instead.
 */
const SUMMED = { price_up: 'sale_minor + 0, product_id', price_down: 'sale_minor + 0 desc, product_id desc' }

const inOrderText = (order: SortOrder, conditions: Conditions) =>
  `select product_id as id from ${conditions.from} where ${whereText(conditions)}
   order by ${order === 'price_up' || order === 'price_down' ? SUMMED[order] : orderText(order, conditions)}
   limit ${MAX_FOUND + 1}`

/**
 * Goods that bear all the words in their name, then the newest that have them anywhere: the best are among these. The
 * second are looked for only where the first do not suffice. The first are asked for the words in both places, the short
 * one first: that tells PostgreSQL how rare they are, and it takes rare ones from the index instead of walking.
 */
function bestText(conditions: Conditions): string {
  const newest = (where: string[]) =>
    `(select product_id, created_at, ${conditions.relevance} as relevance from ${conditions.from}
      where ${where.join(' and ')} order by ${orderText('new', conditions)} limit ${MAX_FOUND + 1})`
  const matches = whereText(conditions)
  return `
    with called as materialized ${newest([...conditions.called, matches])}
    select product_id as id
    from (select * from called union ${newest([matches, `(select count(*) from called) <= ${MAX_FOUND}`])}) found
    order by relevance desc, created_at desc, product_id desc limit ${MAX_FOUND + 1}`
}

/** The cards of products in this order, as JSON texts with commas between. */
export async function cardsOf(
  context: Pick<AppContext, 'db'>,
  { country, color }: Pick<ProductFilter, 'country' | 'color'>,
  ids: readonly number[],
): Promise<string> {
  if (ids.length === 0) return ''
  const isColored = color.length > 0
  const rows = await statement<{ cards: string | null }>(
    context.db,
    `select string_agg(${isColored ? cardInColor('$3::int[]') : 'card'}, ',' order by place) as cards
       from unnest($2::int[]) with ordinality as goods (product_id, place)
       join listing_card c on c.country = $1 and c.product_id = goods.product_id`,
    [country, ids, ...(isColored ? [color] : [])],
  )
  return rows[0]?.cards ?? ''
}
