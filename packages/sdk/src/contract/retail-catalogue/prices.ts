import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { FollowedPage, PageQuery } from '../paginator.ts'
import { ProductPage } from './products.ts'

export const prices = {
  read: endpoint({
    method: 'GET',
    path: '/frontend/prices',
    summary: 'The highest price in the country, in som: where the price slider ends.',
    access: everyone,
    response: z.object({ max_value: Money }),
  }),
  find: endpoint({
    method: 'POST',
    path: '/frontend/prices/find-by-price',
    summary: 'Goods between two prices in som.',
    access: everyone,
    query: FollowedPage,
    body: z.object({ min: Money, max: Money, ...PageQuery }),
    response: ProductPage,
    reads: true,
  }),
}
