import type { Facets, ProductPage, SimilarSearch } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import { asJsonText, type JsonText } from '#platform/handler.ts'
import type { AppContext } from '#platform/context.ts'
import { paginator } from '#platform/paging/page-of-list.ts'
import { cardInColor } from './card-in-color.ts'
import { countListing, countsOf, type Counts } from './count-listing.ts'
import {
  conditionsOf,
  orderText,
  planFor,
  whereText,
  type SortOrder,
  type ProductFilter,
} from './listing-query.ts'
import { statement } from '#platform/sql/statement.ts'
import { cardsOf, rankedProducts } from './ranked-products.ts'
import { shownCards } from './shown-cards.ts'

/** The default page size. */
export const PER_PAGE = 24

export interface PageRequest {
  filter: ProductFilter
  order: SortOrder
  page: number
  perPage: number
  withFacets: boolean
  /** Returns the URL of another page of the same list. */
  addressOf: (page: number) => string
  /** Suggests other searches. Called only when nothing is found. */
  similar?: () => Promise<SimilarSearch[]>
}

/**
 * Returns a page of goods as JSON text. The cards are stored as JSON, so PostgreSQL only concatenates them;
 * other currencies than som are added here.
 */
export async function findProducts(
  context: AppContext,
  { filter, order, page, perPage, withFacets, addressOf, similar }: PageRequest,
): Promise<JsonText<z.infer<typeof ProductPage>>> {
  const counting = withFacets ? countsOf(context, filter) : undefined
  const [found, counts] = await Promise.all([
    pageOf(context, { filter, order, from: (page - 1) * perPage, count: perPage, counting }),
    counting,
  ])
  const others = found.total === 0 ? await similar?.() : undefined
  return asJsonText(
    pageText(found.cards, {
      ...paginator({ page, perPage, addressOf }, found.total),
      ...(found.hasMore && { more: true }),
      ...(counts && { facets: counts.facets }),
      ...(others?.length && { similar: others }),
    }),
  )
}

interface Found {
  /** Cards as JSON texts, separated by commas. */
  cards: string
  total: number
  /** Whether more goods match than a search ranks. */
  hasMore: boolean
}

interface Stretch {
  filter: ProductFilter
  order: SortOrder
  from: number
  count: number
  /** The facet counts in progress, if requested. */
  counting: Promise<Counts> | undefined
}

async function pageOf(
  context: AppContext,
  { filter, order, from, count, counting }: Stretch,
): Promise<Found> {
  if (filter.terms === null) {
    const [cards, total] = await Promise.all([
      walk(context, filter, order, from, count),
      counting?.then((counts) => counts.total) ?? countListing(context, filter),
    ])
    return { cards, total, hasMore: false }
  }
  const { ids, hasMore } = await rankedProducts(context, filter, order)
  const cards = await cardsOf(context, filter, ids.slice(from, from + count))
  return { cards, total: ids.length, hasMore }
}

async function walk(
  context: AppContext,
  filter: ProductFilter,
  order: SortOrder,
  from: number,
  count: number,
): Promise<string> {
  const conditions = conditionsOf(filter, order)
  const { put, values } = conditions
  const by = orderText(order, conditions)
  const card = filter.color.length > 0 ? cardInColor(put(filter.color, 'int[]')) : 'card'
  const text = `
    select string_agg(${card}, ',' order by place) as cards
    from (
      select product_id, row_number() over (order by ${by}) as place from ${conditions.from} where ${whereText(conditions)}
      order by ${by} limit ${put(count, 'bigint')} offset ${put(from, 'bigint')}
    ) goods
    join listing_card c on c.country = ${put(filter.country, 'text')} and c.product_id = goods.product_id`
  const rows = await statement<{ cards: string | null }>(context.db, text, values, planFor(filter))
  return shownCards(context, filter.country, rows[0]?.cards ?? '')
}

interface Envelope extends ReturnType<typeof paginator> {
  more?: true
  facets?: z.infer<typeof Facets>
  similar?: SimilarSearch[]
}

const pageText = (cards: string, envelope: Envelope) =>
  `{"data":[${cards}],${JSON.stringify(envelope).slice(1)}`
