import type { countries, delivery } from '@shyrdak/sdk/contract'
import { productTag } from '#modules/catalogue/index.ts'
import type { ShowsFor } from '#platform/shows.ts'

export const countryShows = {
  list: () => [],
} satisfies ShowsFor<typeof countries>

/** How an item is sent depends on its weight and on whether it lies ready; tariffs are changed by a seed. */
export const deliveryShows = {
  ways: () => [],
  estimate: (_, { query }) => [productTag(query.product_id)],
} satisfies ShowsFor<typeof delivery>
