import { search as endpoints } from '@shyrdak/sdk/contract'
import type { CatalogueContext } from '../context.ts'
import { findProducts, PER_PAGE } from '../listing/find-products.ts'
import { pageAddress } from '#platform/paging/page-address.ts'
import { searchedPhrase } from '../search/rules/terms-of-text.ts'
import { searchTermsOf } from '../search/search-terms.ts'
import { similarSearches } from '../listing/similar-searches.ts'
import { productFilter } from '../listing/product-filter.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { specialProductsByColor } from '../special/special-products-by-color.ts'

export const searchRoutes = {
  products: async ({ body: { text, ...filters }, query, country }, context) => {
    const filter = await productFilter(context, country, filters, {
      terms: await searchTermsOf(context, text),
      phrase: searchedPhrase(text),
    })
    return findProducts(context, {
      filter,
      order: filters.sort ?? 'relevance',
      page: query.page ?? filters.page ?? 1,
      perPage: filters.per_page ?? PER_PAGE,
      withFacets: filters.facets ?? false,
      addressOf: (page) => pageAddress(endpoints.products.path, country, {}, page),
      similar: () => similarSearches(context, filter, text),
    })
  },
  byColor: async ({ body, query, country, principal }, context) => {
    const { color, controller_type, per_page = PER_PAGE } = body
    const page = query.page ?? body.page ?? 1
    const addressOf = (next: number) => pageAddress(endpoints.byColor.path, country, {}, next)
    if (controller_type === 'special')
      return specialProductsByColor(context, { country, colorId: color, page, perPage: per_page, addressOf })
    if (controller_type === 'wholesale')
      return context.wholesaleGoods.byColor(context, {
        principal,
        colorId: color,
        page,
        perPage: per_page,
        addressOf,
      })
    return findProducts(context, {
      filter: await productFilter(context, country, { color: [color] }),
      order: 'new',
      page,
      perPage: per_page,
      withFacets: false,
      addressOf,
    })
  },
} satisfies HandlersFor<typeof endpoints, CatalogueContext>
