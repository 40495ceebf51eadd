import type { Group, Model, Sort, Technique } from '@shyrdak/sdk/contract'
import { countryBit } from './country-bit.ts'

/** What narrows a list. An empty array narrows nothing, as does null. */
export interface ProductFilter {
  country: string
  categoryId: number | null
  group: readonly Group[]
  technique: readonly Technique[]
  model: readonly Model[]
  color: readonly number[]
  /** Of which one is in stock. */
  size: readonly string[]
  inStock: boolean
  /** Workshops that made it. */
  artisan: readonly number[]
  /** With a discount in the country. */
  onSale: boolean
  minMinor: number | null
  maxMinor: number | null
  /** For each searched word, the numbers of the catalogue's words that it means; null when nothing is searched. */
  terms: readonly (readonly number[])[] | null
}

/** By relevance to the searched words, or by what the shopper chose. */
export type SortOrder = Sort | 'relevance'

/** The filters that have counts of their own. */
export const FACETS = ['group', 'technique', 'model', 'color', 'artisan'] as const
export type Facet = (typeof FACETS)[number]

/** Conditions with their parameters; the texts differ only with which filters are used, so statements can be kept. */
export interface Conditions {
  /** The tables that the conditions speak of. */
  from: string
  /** That always hold, and those of each facet that is filtered by. */
  base: string[]
  facets: Partial<Record<Facet, string>>
  values: unknown[]
  /** How many of the searched words stand in the name. */
  relevance: string | undefined
  /** That each of them does. */
  called: string[]
  /** Adds a parameter and gives its name with its type. */
  put: (value: unknown, type: string) => string
}

/** `withArtisan`: the tables say who made a product, also where no workshop is filtered by. */
export function conditionsOf(
  filter: ProductFilter,
  order: SortOrder,
  { withArtisan = filter.artisan.length > 0 } = {},
): Conditions {
  const values: unknown[] = []
  const put: Conditions['put'] = (value, type) => `$${values.push(value)}::${type}`
  const searched = (filter.terms ?? []).map((ids) => put(ids, 'int[]'))
  const from = sourceOf(filter, order, put)
  const base = [...from.conditions, ...searched.map((meant) => `terms && ${meant}`)]
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
  const called = searched.map((meant) => `name_terms && ${meant}`)
  return {
    from: withArtisan ? `${from.tables} left join retail_artisan using (product_id)` : from.tables,
    base,
    called,
    facets,
    values,
    relevance: called.map((is) => `(${is})::int`).join(' + ') || undefined,
    put,
  }
}

/** What a facet's choices ask of a product; each speaks of columns that many goods have alike. */
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

/** Sales change what such a list holds, and no revision counts them: nothing of it is cached. */
export const isByStock = ({ size, inStock }: ProductFilter): boolean => size.length > 0 || inStock

/** Goods of a common size are met on a walk, those of a rare one are not: such a list is planned by its values. */
export const planFor = (filter: ProductFilter) => ({ isPrepared: !isByStock(filter) })

/** Lists read the listing. Searches read the words, and prices beside them only where the price matters. */
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
