import type { Group, Model, Sort, Technique } from '@shyrdak/sdk/contract'

/** What narrows a list. An empty array narrows nothing, as does null. */
export interface Wanted {
  country: string
  categoryId: number | null
  group: readonly Group[]
  technique: readonly Technique[]
  model: readonly Model[]
  color: readonly number[]
  minMinor: number | null
  maxMinor: number | null
  /** For each searched word, the numbers of the catalogue's words that it means; null when nothing is searched. */
  words: readonly (readonly number[])[] | null
}

/** By relevance to the searched words, or by what the shopper chose. */
export type Order = Sort | 'relevance'

/** The filters that have counts of their own. */
export const FACETS = ['group', 'technique', 'model', 'color'] as const
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
}

export function conditionsOf(wanted: Wanted): Conditions {
  const values: unknown[] = [wanted.country]
  const put = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  const base = ['country = $1']
  if (wanted.categoryId !== null) base.push(`category_ids @> array[${put(wanted.categoryId, 'int')}]`)
  if (wanted.minMinor !== null) base.push(`sale_minor >= ${put(wanted.minMinor, 'bigint')}`)
  if (wanted.maxMinor !== null) base.push(`sale_minor <= ${put(wanted.maxMinor, 'bigint')}`)
  const named = (wanted.words ?? []).map((ids) => {
    const meant = put(ids, 'int[]')
    base.push(`words && ${meant}`)
    return `(name_words && ${meant})::int`
  })
  const facets: Conditions['facets'] = {}
  for (const facet of FACETS) {
    if (wanted[facet].length === 0) continue
    facets[facet] =
      facet === 'color'
        ? `color_ids && ${put(wanted.color, 'int[]')}`
        : `"${facet}" = any(${put(wanted[facet], 'text[]')})`
  }
  const from = named.length > 0 ? 'listing join product_word using (product_id)' : 'listing'
  return { from, base, facets, values, relevance: named.length > 0 ? named.join(' + ') : undefined }
}

const ORDERS: Record<Sort, string> = {
  new: 'created_at desc, product_id desc',
  price_up: 'sale_minor, product_id',
  price_down: 'sale_minor desc, product_id desc',
}

export const orderText = (order: Order, { relevance }: Conditions): string =>
  order === 'relevance' ? `${relevance ? `${relevance} desc, ` : ''}${ORDERS.new}` : ORDERS[order]

export const whereText = ({ base, facets }: Conditions): string =>
  [...base, ...Object.values(facets)].join(' and ')
