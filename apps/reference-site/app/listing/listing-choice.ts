import { Group, Model, Sort, Technique, type ListingFilters, type Money } from '@shyrdak/sdk/contract'
import { compareMoney } from '@shyrdak/sdk/rules'
import { pageNumber } from '../page/page-number.ts'
import { typedMoney } from './typed-money.ts'

/** The filters, sort order and page of a list, as its URL holds them. */
export interface ListingChoice {
  group: Group[]
  technique: Technique[]
  model: Model[]
  /** Colour ids. */
  color: number[]
  /** Sizes, at least one of which is in stock. */
  size: string[]
  isInStock: boolean
  /** Artisan ids. */
  artisan: number[]
  /** Only products with a reduced price. */
  isOnSale: boolean
  /** In som. */
  min: Money | null
  max: Money | null
  /** Whether the lowest price was entered above the highest, so that they were swapped. */
  isPriceTurned?: true
  /** Whether a price was entered that is not an amount, so that it was left out. */
  isPriceUnread?: true
  /** Null in the default order: new goods first in a category, the best matches first in a search. */
  sort: Sort | null
  /** The page number, from 1. */
  page: number
  /** The search text; empty in a category. */
  text: string
}

const PER_PAGE = 24
/** The order of goods without a search. */
export const DEFAULT_SORT: Sort = 'new'
const LONGEST_TEXT = 200
const MAX_NUMBERS = 40
const MAX_SIZES = 40
const LONGEST_SIZE = 30

/** The filters whose values can be removed one by one. */
export type ListFilter = 'group' | 'technique' | 'model' | 'color' | 'size' | 'artisan'

/** Reads a choice from a query. Ignores invalid values, so that an old link still shows products. */
export function readChoice(search: URLSearchParams): ListingChoice {
  const typed = [search.get('min') ?? '', search.get('max') ?? '']
  const [from = null, to = null] = typed.map(typedMoney)
  const isUnread = typed.some((text) => text.trim() !== '' && typedMoney(text) === null)
  const isTurned = from !== null && to !== null && compareMoney(from, to) > 0
  const text = (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT)
  const sort = Sort.safeParse(search.get('sort'))
  const isDefault = !sort.success || (text === '' && sort.data === DEFAULT_SORT)
  return {
    group: known(search.getAll('group'), Group.options),
    technique: known(search.getAll('technique'), Technique.options),
    model: known(search.getAll('model'), Model.options),
    color: numbers(search.getAll('color')),
    artisan: numbers(search.getAll('artisan')),
    size: [
      ...new Set(search.getAll('size').filter((size) => size !== '' && size.length <= LONGEST_SIZE)),
    ].slice(0, MAX_SIZES),
    isInStock: search.get('in_stock') === 'true',
    isOnSale: search.get('on_sale') === 'true',
    min: isTurned ? to : from,
    max: isTurned ? from : to,
    ...(isTurned && { isPriceTurned: true }),
    ...(isUnread && { isPriceUnread: true }),
    sort: isDefault ? null : sort.data,
    page: pageNumber(search.get('page')),
    text,
  }
}

function known<V extends string>(values: string[], options: readonly V[]): V[] {
  return options.filter((option) => values.includes(option))
}

const numbers = (values: string[]): number[] =>
  [...new Set(values.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))].slice(0, MAX_NUMBERS)

/** The choice as a query of the API. */
export function listingQuery({
  group,
  technique,
  model,
  color,
  size,
  artisan,
  isInStock,
  isOnSale,
  min,
  max,
  sort,
  page,
}: ListingChoice): ListingFilters {
  return {
    ...(group.length > 0 && { group }),
    ...(technique.length > 0 && { technique }),
    ...(model.length > 0 && { model }),
    ...(color.length > 0 && { color }),
    ...(size.length > 0 && { size }),
    ...(artisan.length > 0 && { artisan }),
    ...(isInStock && { in_stock: true }),
    ...(isOnSale && { on_sale: true }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(sort !== null && { sort }),
    page,
    per_page: PER_PAGE,
    facets: true,
  }
}

/** An amount without `.00`, as it appears in URLs and fields. */
export const plainSom = (amount: Money | null): string => (amount === null ? '' : amount.replace(/\.00$/, ''))

/** The URL of a choice, without default values. Equal choices have equal URLs. */
export function choiceHref(path: string, choice: ListingChoice): string {
  const query = new URLSearchParams()
  if (choice.text) query.set('text', choice.text)
  for (const name of ['group', 'technique', 'model', 'color', 'size', 'artisan'] as const)
    for (const value of choice[name]) query.append(name, String(value))
  if (choice.isInStock) query.set('in_stock', 'true')
  if (choice.isOnSale) query.set('on_sale', 'true')
  if (choice.min !== null) query.set('min', plainSom(choice.min))
  if (choice.max !== null) query.set('max', plainSom(choice.max))
  if (choice.sort !== null) query.set('sort', choice.sort)
  if (choice.page > 1) query.set('page', String(choice.page))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Returns the choice without one value of a filter, on the first page. */
export const withoutValue = (
  choice: ListingChoice,
  filter: ListFilter,
  value: string | number,
): ListingChoice => ({
  ...choice,
  [filter]: (choice[filter] as readonly (string | number)[]).filter((one) => one !== value), // one type per filter
  page: 1,
})

export const withSoldOut = (choice: ListingChoice): ListingChoice => ({
  ...choice,
  isInStock: false,
  page: 1,
})

export const withFullPrices = (choice: ListingChoice): ListingChoice => ({
  ...choice,
  isOnSale: false,
  page: 1,
})

export const withoutPrice = (choice: ListingChoice): ListingChoice => ({
  ...choice,
  min: null,
  max: null,
  page: 1,
})

/** Returns the choice without any filters. The search text and sort order stay. */
export const withoutFilters = ({ text, sort }: ListingChoice): ListingChoice => ({
  group: [],
  technique: [],
  model: [],
  color: [],
  size: [],
  artisan: [],
  isInStock: false,
  isOnSale: false,
  min: null,
  max: null,
  sort,
  page: 1,
  text,
})

export const filterCount = ({
  group,
  technique,
  model,
  color,
  size,
  artisan,
  isInStock,
  isOnSale,
  min,
  max,
}: ListingChoice): number =>
  group.length +
  technique.length +
  model.length +
  color.length +
  size.length +
  artisan.length +
  Number(isInStock) +
  Number(isOnSale) +
  (min !== null || max !== null ? 1 : 0)

/** Returns the choice once per active filter, each time without that one: alternatives for an empty list. */
export function withoutEach(choice: ListingChoice): ListingChoice[] {
  const without = (changes: Partial<ListingChoice>): ListingChoice => ({ ...choice, ...changes, page: 1 })
  return [
    ...(['group', 'technique', 'model', 'color', 'size', 'artisan'] as const).flatMap((name) =>
      choice[name].length > 0 ? [without({ [name]: [] })] : [],
    ),
    ...(choice.isInStock ? [withSoldOut(choice)] : []),
    ...(choice.isOnSale ? [withFullPrices(choice)] : []),
    ...(choice.min !== null || choice.max !== null ? [withoutPrice(choice)] : []),
  ]
}
