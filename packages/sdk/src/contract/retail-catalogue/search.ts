import * as z from 'zod/mini'
import { everyone, unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { NextPageQuery, PageQuery } from '../paginator.ts'
import { Id } from '../scalars.ts'
import { listingFilters } from './filters.ts'
import { ProductPage } from './products.ts'
import { SEARCH_LIMIT } from '../rate-limits.ts'

/** The catalogue to search by colour. */
export const ControllerType = z.enum(['retail', 'special', 'wholesale'])

export const search = {
  products: endpoint({
    method: 'POST',
    path: '/frontend/search/product',
    summary: 'Search products by name, kind or colour, in any language. Tolerates typos.',
    access: unauthenticated,
    query: NextPageQuery,
    // Long texts are accepted and truncated by the search: pasting a page should find nothing rather than fail.
    body: z.object({ text: z.string().check(z.maxLength(20_000)), ...listingFilters }),
    response: ProductPage,
    reads: true,
    limit: SEARCH_LIMIT,
  }),
  byColor: endpoint({
    method: 'POST',
    path: '/frontend/search/find-by-color',
    summary: 'List products in a colour; wholesale goods to approved wholesale clients, at their prices.',
    access: everyone,
    query: NextPageQuery,
    body: z.object({ color: Id, controller_type: ControllerType, ...PageQuery }),
    response: ProductPage,
    reads: true,
    limit: SEARCH_LIMIT,
  }),
}
