import type { Paginated, Review } from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import { pageNumber } from '../page/page-number.ts'
import type { RequestContext } from '../page/request-context.ts'

/** The query of the page of reviews: `page` is that of lists of products. */
const REVIEWS_QUERY = 'reviews'

/** Loads the page of a product's reviews that the address names. A page after the last one is a 404. */
export async function loadReviews(
  { sdk }: Pick<RequestContext, 'sdk'>,
  product: { id: number },
  { url }: Pick<Request, 'url'>,
): Promise<Paginated<Review>> {
  const page = pageNumber(new URL(url).searchParams.get(REVIEWS_QUERY))
  const reviews = await sdk.retailCatalogue.reviews.ofProduct({
    params: { id: product.id },
    query: { page },
  })
  if (page > reviews.last_page) throw data(null, { status: 404 })
  return reviews
}

/** The address of a page of reviews, by the address of the product. */
export const reviewsHref = (product: string, page: number): string =>
  `${product}${page > 1 ? `?${REVIEWS_QUERY}=${page}` : ''}#reviews`
