import { CHECKOUT_COUNTRIES, countries as endpoints } from '@shyrdak/sdk/contract'
import { pageAddress } from '#platform/paging/page-address.ts'
import { readingCurrency, readingRates } from '#modules/catalogue/index.ts'
import { SHOP_COUNTRIES } from '#platform/countries/shop-countries.ts'
import type { HandlersFor } from '#platform/handler.ts'

const isDelivered = (code: string) => (CHECKOUT_COUNTRIES as readonly string[]).includes(code)

export const countryRoutes = {
  list: async ({ query: { page = 1, per_page = SHOP_COUNTRIES.length }, country }, context) => {
    const rates = await readingRates(context)
    const last = Math.ceil(SHOP_COUNTRIES.length / per_page)
    return {
      data: SHOP_COUNTRIES.slice((page - 1) * per_page, page * per_page).map((one) => ({
        ...one,
        currency: readingCurrency(one.code, rates),
        delivers: isDelivered(one.code),
      })),
      total: SHOP_COUNTRIES.length,
      per_page,
      current_page: page,
      last_page: last,
      next_page_url: page < last ? pageAddress(endpoints.list.path, country, { per_page }, page + 1) : null,
    }
  },
} satisfies HandlersFor<typeof endpoints>
