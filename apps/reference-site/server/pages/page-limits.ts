import type { CountRequest, RequestCounter } from '@shyrdak/api/request-counter'
import type { RateLimit } from '@shyrdak/sdk/contract'

/**
 * For pages that the cache does not hold, so that they have to be rendered. Enough for an office behind one IP
 * address, and above the speed of search engines, which slow down on a 429 besides.
 */
const PAGE_LIMIT = { max: 600, minutes: 1 } as const satisfies RateLimit
/**
 * For pages with the results of a text search. They cost most: a text without results is searched for again without
 * each filter and in other spellings, and hardly any text is in the cache.
 */
const SEARCH_PAGE_LIMIT = { max: 120, minutes: 1 } as const satisfies RateLimit

/** Counts requests for pages that are rendered. */
export function pageLimits(counter: RequestCounter): CountRequest {
  const countPage = counter('page', PAGE_LIMIT)
  const countSearch = counter('search page', SEARCH_PAGE_LIMIT)
  return (request) => (isSearch(request.url) ? countSearch(request) : countPage(request))
}

/** Any list of products searches for the text of its query. */
const isSearch = (url: string): boolean => !!new URLSearchParams(url.split('?', 2)[1]).get('text')
