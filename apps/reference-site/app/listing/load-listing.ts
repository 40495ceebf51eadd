import type { Color, Facets, ListingFilters, ProductPage } from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import type { RequestContext } from '../page/request-context.ts'
import { listingQuery, withoutEach, type ListingChoice } from './listing-choice.ts'

/** A list of products with the filters that can narrow it. */
export interface Listing {
  choice: ListingChoice
  goods: ProductPage
  colors: Color[]
  /** The highest price of the category in som: the maximum of the price slider. */
  maxValue: string
  /**
   * For an empty list: the choice without the one filter whose removal shows the most products, with their
   * number.
   */
  near: { choice: ListingChoice; total: number } | null
}

/**
 * Loads the products of a category (all products without one), or the results of a search. A page number
 * after the last one is a 404, so that no URL shows an empty page.
 */
export async function loadListing(
  { sdk }: RequestContext,
  choice: ListingChoice,
  category?: string,
): Promise<Listing> {
  const { products, search, colors, prices } = sdk.retailCatalogue
  const goodsOf = (asked: ListingChoice, changes: Partial<ListingFilters> = {}) => {
    const query = {
      ...listingQuery(asked),
      ...(category !== undefined && { category }),
      ...changes,
    }
    return asked.text ? search.products({ body: { ...query, text: asked.text } }) : products.list({ query })
  }
  const [found, dyes, { max_value }] = await Promise.all([
    goodsOf(choice),
    colors.list(),
    prices.read({ query: category === undefined ? {} : { category } }),
  ])
  if (choice.page > found.last_page) throw data(null, { status: 404 })
  const isEmpty = found.total === 0
  const [near, goods] = await Promise.all([
    isEmpty ? nearestTo(choice) : null,
    isEmpty ? withFacetsOfOthers(found) : found,
  ])
  return { choice, goods, colors: dyes, maxValue: max_value, near }

  /**
   * A value that no product has would leave all other filters without counts. They are counted without it
   * instead.
   */
  async function withFacetsOfOthers(page: ProductPage): Promise<ProductPage> {
    const others = withoutStrangers(choice, page.facets, dyes)
    if (others === choice) return page
    const { facets } = await goodsOf(others, { page: 1, per_page: 1 })
    return facets ? { ...page, facets } : page
  }

  async function nearestTo(all: ListingChoice) {
    const found = await Promise.all(
      withoutEach(all).map(async (next) => {
        const { total } = await goodsOf(next, { facets: false, per_page: 1 })
        return { choice: next, total }
      }),
    )
    const [best] = found.toSorted((a, b) => b.total - a.total)
    return best && best.total > 0 ? best : null
  }
}

/**
 * Returns the choice without colours, sizes and artisans that do not exist in the list; the same object when
 * all exist.
 */
function withoutStrangers(
  choice: ListingChoice,
  facets: Facets | undefined,
  colors: readonly Color[],
): ListingChoice {
  const has = <V>(values: readonly { value: V }[] | undefined) => {
    const known = new Set(values?.map(({ value }) => value))
    return (value: V) => known.has(value)
  }
  const isColor = (id: number) => colors.some((color) => color.id === id)
  const [color, size, artisan] = [
    choice.color.filter(isColor),
    choice.size.filter(has(facets?.size)),
    choice.artisan.filter(has(facets?.artisan)),
  ]
  const isSame =
    color.length === choice.color.length &&
    size.length === choice.size.length &&
    artisan.length === choice.artisan.length
  return isSame ? choice : { ...choice, color, size, artisan }
}
