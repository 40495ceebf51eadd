import { products as endpoints, type ListingFilters } from '@shyrdak/sdk/contract'
import { findProducts, PER_PAGE } from '../../catalogue/find-products.ts'
import { mainProducts } from '../../catalogue/main-products.ts'
import { pageAddress } from '../../catalogue/page-address.ts'
import { productButtons } from '../../catalogue/product-buttons.ts'
import { categories } from '../../catalogue/read-categories.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import { wantedProducts } from '../../catalogue/wanted-products.ts'
import type { HandlersFor } from '../../handler.ts'
import { refuse } from '../../refusal.ts'
import type { Tools } from '../../tools.ts'

const MAIN_COUNT = 12

async function list(tools: Tools, country: string, path: string, filters: ListingFilters) {
  return findProducts(tools, {
    wanted: await wantedProducts(tools, country, filters),
    order: filters.sort ?? 'new',
    page: filters.page ?? 1,
    perPage: filters.per_page ?? PER_PAGE,
    withFacets: filters.facets ?? false,
    addressOf: (page) => pageAddress(path, country, filters, page),
  })
}

export const productRoutes = {
  list: ({ query, country }, tools) => list(tools, country, endpoints.list.path, query),
  main: ({ query, country }, tools) => mainProducts(tools, country, query.per_page ?? MAIN_COUNT),
  inCategory: async ({ params, query, country }, tools) => {
    const category = (await categories(tools)).pathTo(params.id).at(-1)
    if (!category) throw refuse('NOT_FOUND', { message: 'There is no such category.' })
    const path = endpoints.inCategory.path.replace(':id', String(params.id))
    return list(tools, country, path, { ...query, category: category.url })
  },
  read: ({ params, country }, tools) => readProduct(tools, country, params.slug),
  buttons: ({ params }, tools) => productButtons(tools, params.id),
} satisfies HandlersFor<typeof endpoints>
