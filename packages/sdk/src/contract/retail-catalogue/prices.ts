import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { NextPageQuery, PageQuery } from '../paginator.ts'
import { Slug } from '../scalars.ts'
import { ProductPage } from './products.ts'

export const prices = {
  read: endpoint({
    method: 'GET',
    path: '/frontend/prices',
    summary: 'Retrieve the highest product price in the country, of all products or of a category, in som.',
    access: unauthenticated,
    query: z.object({ category: z.optional(Slug) }),
    response: z.object({ max_value: Money }),
  }),
  find: endpoint({
    method: 'POST',
    path: '/frontend/prices/find-by-price',
    summary: 'List products within a price range, in som.',
    access: unauthenticated,
    query: NextPageQuery,
    body: z.object({ min: Money, max: Money, ...PageQuery }),
    response: ProductPage,
    reads: true,
  }),
}
