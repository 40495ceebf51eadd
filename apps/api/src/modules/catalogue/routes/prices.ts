import { prices as endpoints } from '@shyrdak/sdk/contract'
import { findProducts, PER_PAGE } from '../listing/find-products.ts'
import { highestPrice } from '../listing/highest-price.ts'
import { pageAddress } from '#platform/paging/page-address.ts'
import { productFilter } from '../listing/product-filter.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const priceRoutes = {
  read: async ({ country, query }, context) => ({
    max_value: await highestPrice(context, country, query.category),
  }),
  find: async ({ body, query, country }, context) =>
    findProducts(context, {
      filter: await productFilter(context, country, { min: body.min, max: body.max }),
      order: 'price_up',
      page: query.page ?? body.page ?? 1,
      perPage: body.per_page ?? PER_PAGE,
      withFacets: false,
      addressOf: (page) => pageAddress(endpoints.find.path, country, {}, page),
    }),
} satisfies HandlersFor<typeof endpoints>
