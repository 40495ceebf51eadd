import { specialProducts as endpoints } from '@shyrdak/sdk/contract'
import { pageAddress } from '#platform/paging/page-address.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { findSpecialProducts, SPECIAL_PER_PAGE } from '../special/find-special-products.ts'
import { readSpecialProduct } from '../special/read-special-product.ts'

export const specialProductRoutes = {
  list: ({ query, country }, context) =>
    findSpecialProducts(context, {
      filter: {
        country,
        categoryId: query.category_id ?? null,
        artisanId: query.artisan_id ?? null,
        colorId: null,
        text: query.text ?? null,
      },
      page: query.page ?? 1,
      perPage: query.count ?? SPECIAL_PER_PAGE,
      addressOf: (page) => pageAddress(endpoints.list.path, country, query, page),
    }),
  read: ({ params, country }, context) => readSpecialProduct(context, country, params.slug),
  colors: async ({ params, country }, context) =>
    (await readSpecialProduct(context, country, params.slug)).variations,
} satisfies HandlersFor<typeof endpoints>
