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
import { closenessOf } from '../search/closeness.ts'
import { shownCards } from './shown-cards.ts'

/**
 * The maximum number of results. Nobody pages further, and ranking everything would slow down with the size
 * of the shop.
 */
const MAX_FOUND = 500

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
    const text = order === 'relevance' ? bestText(conditions, filter.phrase) : inOrderText(order, conditions)
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

/**
 * Finds goods with all words in the name, then the newest with the words anywhere; the second query runs only
 * if the first is not enough. The first repeats the condition on all terms after the one on name terms: this
 * tells PostgreSQL how rare they are, so that it uses the index for rare ones instead of a scan. Of goods with
 * as many words in the name, those called like the phrase come first; only the names of goods found so far are
 * compared.
 */
function bestText(conditions: Conditions, phrase: string | null): string {
  const newest = (where: string[]) =>
    `(select product_id, created_at, ${conditions.relevance} as relevance from ${conditions.from}
      where ${where.join(' and ')} order by ${orderText('new', conditions)} limit ${MAX_FOUND + 1})`
  const matches = whereText(conditions)
  return `
    with called as materialized ${newest([...conditions.nameConditions, matches])}
    select found.product_id as id
    from (select * from called union ${newest([matches, `(select count(*) from called) <= ${MAX_FOUND}`])}) found
    ${phrase === null ? '' : 'join product p on p.id = found.product_id'}
    order by relevance desc, ${phrase === null ? '' : `${closenessOf('p.name', conditions.put(phrase, 'text'))} desc,`}
      found.created_at desc, found.product_id desc limit ${MAX_FOUND + 1}`
}

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
