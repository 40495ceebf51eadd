import type { Group, Model, Sort, Technique } from '@shyrdak/sdk/contract'
import { termConditions, type Put } from '../search/term-conditions.ts'
import { countryBit } from './country-bit.ts'

/** The filters of a list. Null and empty arrays do not filter. */
export interface ProductFilter {
  country: string
  categoryId: number | null
  group: readonly Group[]
  technique: readonly Technique[]
  model: readonly Model[]
  color: readonly number[]
  /** Sizes, at least one of which is in stock. */
  size: readonly string[]
  inStock: boolean
  /** The workshops that made it. */
  artisan: readonly number[]
  /** Only goods with a discount in the country. */
  onSale: boolean
  minMinor: number | null
  maxMinor: number | null
  /** For each searched word, the ids of the catalogue's terms that it matches; null without a search. */
  terms: readonly (readonly number[])[] | null
  /** The searched text in the normalized spelling; goods called so come first. Null without a search. */
  phrase: string | null
}

/** By relevance to the search, or as chosen by the shopper. */
export type SortOrder = Sort | 'relevance'

/** The filters whose choices are counted. */
export const FACETS = ['group', 'technique', 'model', 'color', 'artisan'] as const
export type Facet = (typeof FACETS)[number]

/**
 * Conditions and their parameters. The SQL text depends only on which filters are used, so that statements
 * can be prepared.
 */
export interface Conditions {
  /** The tables that the conditions refer to. */
  from: string
  /** The conditions that always apply, and those of each facet in use. */
  base: string[]
  facets: Partial<Record<Facet, string>>
  values: unknown[]
  /** SQL of the number of searched words found in the name. */
  relevance: string | undefined
  /** The conditions that each searched word is in the name. */
  nameConditions: string[]
  put: Put
}

/**
 * Builds the conditions of a list. With `withArtisan` the tables include the workshop even if it is not
 * filtered.
 */
export function conditionsOf(
  filter: ProductFilter,
  order: SortOrder,
  { withArtisan = filter.artisan.length > 0 } = {},
): Conditions {
  const values: unknown[] = []
  const put: Conditions['put'] = (value, type) => `$${values.push(value)}::${type}`
  const { conditions: searched, nameConditions, relevance } = termConditions(filter.terms ?? [], put)
  const from = sourceOf(filter, order, put)
  const base = [...from.conditions, ...searched]
  if (filter.categoryId !== null) base.push(`category_ids @> array[${put(filter.categoryId, 'int')}]`)
  if (filter.minMinor !== null) base.push(`sale_minor >= ${put(filter.minMinor, 'bigint')}`)
  if (filter.maxMinor !== null) base.push(`sale_minor <= ${put(filter.maxMinor, 'bigint')}`)
  if (filter.size.length > 0) base.push(inStock(`s.sizes && ${put(filter.size, 'text[]')}`))
  else if (filter.inStock) base.push(inStock(`s.sizes <> '{}'`))
  if (filter.onSale) base.push(onSale(put(filter.country, 'text')))
  const facets: Conditions['facets'] = {}
  for (const facet of FACETS) {
    if (filter[facet].length > 0) facets[facet] = CHOSEN[facet](filter, put)
  }
  return {
    from: withArtisan ? `${from.tables} left join retail_artisan using (product_id)` : from.tables,
    base,
    nameConditions,
    facets,
    values,
    relevance,
    put,
  }
}

/** The condition of each facet. Each uses only columns by which goods can be grouped. */
const CHOSEN: Record<Facet, (filter: ProductFilter, put: Conditions['put']) => string> = {
  group: ({ group }, put) => `"group" = any(${put(group, 'text[]')})`,
  technique: ({ technique }, put) => `technique = any(${put(technique, 'text[]')})`,
  model: ({ model }, put) => `model = any(${put(model, 'text[]')})`,
  color: ({ color }, put) => `color_ids && ${put(color, 'int[]')}`,
  artisan: ({ artisan }, put) => `artisan_id = any(${put(artisan, 'int[]')})`,
}

const inStock = (condition: string) =>
  `product_id in (select s.product_id from product_stock s where ${condition})`

const onSale = (country: string) =>
  `product_id in (select d.product_id from price d where d.country = ${country} and d.discount_minor > 0)`

/** Whether a list depends on stock. Sales change it without a revision, so it must not be cached. */
export const isByStock = ({ size, inStock }: ProductFilter): boolean => size.length > 0 || inStock

/**
 * Lists by stock are planned with their actual values: a scan in list order soon meets common sizes, but not
 * rare ones.
 */
export const planFor = (filter: ProductFilter) => ({ isPrepared: !isByStock(filter) })

/** Lists read the listing. Searches read the search entries, and join prices only if needed. */
function sourceOf(
  { country, terms, minMinor, maxMinor }: ProductFilter,
  order: SortOrder,
  put: Conditions['put'],
) {
  if (terms === null) return { tables: 'listing', conditions: [`country = ${put(country, 'text')}`] }
  if (minMinor === null && maxMinor === null && order !== 'price_up' && order !== 'price_down')
    return { tables: 'search_entry', conditions: [`sold_in & ${put(countryBit(country), 'bigint')} <> 0`] }
  const priced = `(select product_id, sale_minor from listing where country = ${put(country, 'text')}) priced`
  return { tables: `search_entry join ${priced} using (product_id)`, conditions: [] }
}

const ORDERS: Record<Sort, string> = {
  new: 'created_at desc, product_id desc',
  price_up: 'sale_minor, product_id',
  price_down: 'sale_minor desc, product_id desc',
}

export const orderText = (order: SortOrder, { relevance }: Conditions): string =>
  order === 'relevance' ? `${relevance ? `${relevance} desc, ` : ''}${ORDERS.new}` : ORDERS[order]

export const whereText = ({ base, facets }: Conditions): string =>
  [...base, ...Object.values(facets)].join(' and ')
