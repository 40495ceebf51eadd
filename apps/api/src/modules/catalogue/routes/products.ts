import { products as endpoints, type ListingFilters } from '@shyrdak/sdk/contract'
import { findProducts, PER_PAGE } from '../listing/find-products.ts'
import { mainProducts } from '../listing/main-products.ts'
import { pageAddress } from '#platform/paging/page-address.ts'
import { productButtons } from '../product-buttons.ts'
import { categories } from '../read-categories.ts'
import { readProduct } from '../read-product.ts'
import { productFilter } from '../listing/product-filter.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'

const MAIN_COUNT = 12

async function list(context: AppContext, country: string, path: string, filters: ListingFilters) {
  return findProducts(context, {
    filter: await productFilter(context, country, filters),
    order: filters.sort ?? 'new',
    page: filters.page ?? 1,
    perPage: filters.per_page ?? PER_PAGE,
    withFacets: filters.facets ?? false,
    addressOf: (page) => pageAddress(path, country, filters, page),
  })
}

export const productRoutes = {
  list: ({ query, country }, context) => list(context, country, endpoints.list.path, query),
  main: ({ query, country }, context) => mainProducts(context, country, query.per_page ?? MAIN_COUNT),
  inCategory: async ({ params, query, country }, context) => {
    const category = (await categories(context)).pathTo(params.id).at(-1)
    if (!category) throw refuse('NOT_FOUND', { message: 'There is no such category.' })
    const path = endpoints.inCategory.path.replace(':id', String(params.id))
    return list(context, country, path, { ...query, category: category.url })
  },
  read: ({ params, country }, context) => readProduct(context, country, params.slug),
  buttons: ({ params }, context) => productButtons(context, params.id),
} satisfies HandlersFor<typeof endpoints>
