import type { Color, ProductPage } from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import type { RequestContext } from '../page/request-context.ts'
import { listingQuery, withoutEach, type ListingChoice } from './listing-choice.ts'

/** A list of goods and what it can be narrowed by. */
export interface Listing {
  choice: ListingChoice
  goods: ProductPage
  colors: Color[]
  /** The highest price of the category in som: where the slider ends. */
  maxValue: string
  /** Where nothing matches: the choice without the one filter that hides most, and how much that shows. */
  near: { choice: ListingChoice; total: number } | null
}

/**
 * The goods of a category (all of them without one), or those that a text finds. A page behind the last one is a
 * missing page, so that nobody finds an empty list by a number.
 */
export async function loadListing(
  { sdk }: RequestContext,
  choice: ListingChoice,
  category?: string,
): Promise<Listing> {
  const query = { ...listingQuery(choice), ...(category !== undefined && { category }) }
  const { products, search, colors, prices } = sdk.retailCatalogue
  const [goods, dyes, { max_value }] = await Promise.all([
    choice.text ? search.products({ body: { ...query, text: choice.text } }) : products.list({ query }),
    colors.list(),
    prices.read({ query: category === undefined ? {} : { category } }),
  ])
  if (choice.page > goods.last_page) throw data(null, { status: 404 })
  const near = goods.total > 0 ? null : await nearestTo(choice)
  return { choice, goods, colors: dyes, maxValue: max_value, near }

  async function nearestTo(all: ListingChoice) {
    const found = await Promise.all(
      withoutEach(all).map(async (next) => {
        const wider = {
          ...listingQuery(next),
          ...(category !== undefined && { category }),
          facets: false,
          per_page: 1,
        }
        const { total } = await (next.text
          ? search.products({ body: { ...wider, text: next.text } })
          : products.list({ query: wider }))
        return { choice: next, total }
      }),
    )
    const [best] = found.toSorted((a, b) => b.total - a.total)
    return best && best.total > 0 ? best : null
  }
}
