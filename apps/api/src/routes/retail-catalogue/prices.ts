import { prices as endpoints } from '@shyrdak/sdk/contract'
import { findProducts, PER_PAGE } from '../../catalogue/find-products.ts'
import { highestPrice } from '../../catalogue/highest-price.ts'
import { pageAddress } from '../../catalogue/page-address.ts'
import { wantedProducts } from '../../catalogue/wanted-products.ts'
import type { HandlersFor } from '../../handler.ts'

export const priceRoutes = {
  read: async ({ country }, tools) => ({ max_value: await highestPrice(tools, country) }),
  find: async ({ body, query, country }, tools) =>
    findProducts(tools, {
      wanted: await wantedProducts(tools, country, { min: body.min, max: body.max }),
      order: 'price_up',
      page: query.page ?? body.page ?? 1,
      perPage: body.per_page ?? PER_PAGE,
      withFacets: false,
      addressOf: (page) => pageAddress(endpoints.find.path, country, {}, page),
    }),
} satisfies HandlersFor<typeof endpoints>
