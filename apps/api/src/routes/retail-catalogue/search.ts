import { search as endpoints } from '@shyrdak/sdk/contract'
import { findProducts, PER_PAGE } from '../../catalogue/find-products.ts'
import { pageAddress } from '../../catalogue/page-address.ts'
import { searchWords } from '../../catalogue/search-words.ts'
import { wantedProducts } from '../../catalogue/wanted-products.ts'
import type { HandlersFor } from '../../handler.ts'
import { specialProductsByColor } from '../../special-goods/special-products-by-color.ts'

export const searchRoutes = {
  products: async ({ body: { text, ...filters }, query, country }, tools) =>
    findProducts(tools, {
      wanted: await wantedProducts(tools, country, filters, await searchWords(tools, text)),
      order: filters.sort ?? 'relevance',
      page: query.page ?? filters.page ?? 1,
      perPage: filters.per_page ?? PER_PAGE,
      withFacets: filters.facets ?? false,
      addressOf: (page) => pageAddress(endpoints.products.path, country, {}, page),
    }),
  byColor: async ({ body, query, country }, tools) => {
    const { color, controller_type, per_page = PER_PAGE } = body
    const page = query.page ?? body.page ?? 1
    const addressOf = (next: number) => pageAddress(endpoints.byColor.path, country, {}, next)
    if (controller_type === 'special')
      return specialProductsByColor(tools, { country, colorId: color, page, perPage: per_page, addressOf })
    // The wholesale catalogue holds nothing yet.
    if (controller_type !== 'retail')
      return { data: [], total: 0, per_page, current_page: page, last_page: 1, next_page_url: null }
    return findProducts(tools, {
      wanted: await wantedProducts(tools, country, { color: [color] }),
      order: 'new',
      page,
      perPage: per_page,
      withFacets: false,
      addressOf,
    })
  },
} satisfies HandlersFor<typeof endpoints>
