import { deskPage } from '../desk-own-page.ts'
import { oneOf, pageIn } from '../desk-query.ts'
import type { ReviewFilter } from './reviews-messages.ts'

/** Without a filter in the address those that wait are shown: they are what there is to do. */
export const REVIEW_FILTERS = [
  'pending',
  'overdue',
  'published',
  'rejected',
  'all',
] as const satisfies ReviewFilter[]

const PER_PAGE = 20

const QUERIES = {
  pending: { state: 'pending' },
  overdue: { overdue: true },
  published: { state: 'published' },
  rejected: { state: 'rejected' },
  all: {},
} as const

/** The list of reviews that an address asks for. */
export const loadReviews = (request: Request) =>
  deskPage(request, [], async ({ sdk }) => {
    const search = new URL(request.url).searchParams
    const filter = oneOf(REVIEW_FILTERS, search.get('state')) ?? 'pending'
    const query = { page: pageIn(search), per_page: PER_PAGE, ...QUERIES[filter] }
    return { list: await sdk.management.reviews.list({ query }), filter }
  })
