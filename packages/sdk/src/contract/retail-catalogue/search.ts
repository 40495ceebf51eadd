import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { FollowedPage, PageQuery } from '../paginator.ts'
import { Id } from '../scalars.ts'
import { listingFilters } from './filters.ts'
import { ProductPage } from './products.ts'

/** Which catalogue a colour is looked up in. */
export const ControllerType = z.enum(['retail', 'special', 'wholesale'])

export const search = {
  products: endpoint({
    method: 'POST',
    path: '/frontend/search/product',
    summary: 'Goods whose name, kind or colour matches a text in any language; forgives a typo.',
    access: everyone,
    query: FollowedPage,
    // Longer texts are allowed in and cut by the search: a pasted page is a search without results, not an error.
    body: z.object({ text: z.string().check(z.maxLength(20_000)), ...listingFilters }),
    response: ProductPage,
    reads: true,
  }),
  byColor: endpoint({
    method: 'POST',
    path: '/frontend/search/find-by-color',
    summary: 'Goods dyed in a colour.',
    access: everyone,
    query: FollowedPage,
    body: z.object({ color: Id, controller_type: ControllerType, ...PageQuery }),
    response: ProductPage,
    reads: true,
  }),
}
