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
import { bestMatches, MAX_FOUND } from '../search/best-matches.ts'
import { shownCards } from './shown-cards.ts'

export interface RankedProduct {
  /** Product ids, best first. */
  ids: number[]
  /** Whether more goods match than were ranked. */
  hasMore: boolean
}

const cached = cachedByRevision<RankedProduct>(1_000)

/** Returns the results of a search, best first. */
export async function rankedProducts(
  context: AppContext,
  filter: ProductFilter,
  order: SortOrder,
): Promise<RankedProduct> {
  if (filter.terms?.some((meant) => meant.length === 0)) return { ids: [], hasMore: false }
  const rank = async () => {
    const conditions = conditionsOf(filter, order)
    const text =
      order === 'relevance'
        ? bestMatches({ ...conditions, where: whereText(conditions), phrase: filter.phrase })
        : inOrderText(order, conditions)
    // The best plan depends on how common these terms are.
    const rows = await statement<{ id: number }>(context.db, text, conditions.values, { isPrepared: false })
    return { ids: rows.slice(0, MAX_FOUND).map(({ id }) => id), hasMore: rows.length > MAX_FOUND }
  }
  return isByStock(filter) ? rank() : cached(context, `${order} ${JSON.stringify(filter)}`, rank)
}

/**
 * Sorts by an expression that no index covers, so that PostgreSQL sorts the matches instead of scanning all
 * prices in order: when the matches are all expensive or all cheap, such a scan meets them late.
 */
const SUMMED = { price_up: 'sale_minor + 0, product_id', price_down: 'sale_minor + 0 desc, product_id desc' }

const inOrderText = (order: SortOrder, conditions: Conditions) =>
  `select product_id as id from ${conditions.from} where ${whereText(conditions)}
   order by ${order === 'price_up' || order === 'price_down' ? SUMMED[order] : orderText(order, conditions)}
   limit ${MAX_FOUND + 1}`

/** Returns the cards of products in this order, as JSON texts separated by commas. */
export async function cardsOf(
  context: Pick<AppContext, 'db' | 'revision' | 'clock'>,
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
  return shownCards(context, country, rows[0]?.cards ?? '')
}
