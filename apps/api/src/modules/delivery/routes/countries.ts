import { countries as endpoints } from '@shyrdak/sdk/contract'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { readingCurrency, readingRates } from '#modules/catalogue/index.ts'
import { SHOP_COUNTRIES } from '#platform/countries/shop-countries.ts'
import { deliversTo } from '../delivers-to.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const countryRoutes = {
  list: async ({ query: { page = 1, per_page: perPage = SHOP_COUNTRIES.length }, country }, context) => {
    const rates = await readingRates(context)
    return pageOfList(
      { path: endpoints.list.path, country, page, perPage },
      SHOP_COUNTRIES.length,
      SHOP_COUNTRIES.slice((page - 1) * perPage, page * perPage).map((one) => ({
        ...one,
        currency: readingCurrency(one.code, rates),
        delivers: deliversTo(context, one.code),
      })),
    )
  },
} satisfies HandlersFor<typeof endpoints>
