import type { countries, delivery } from '@shyrdak/sdk/contract'
import { productTag } from '#modules/catalogue/index.ts'
import type { ShowsFor } from '#platform/shows.ts'

export const countryShows = {
  list: () => [],
} satisfies ShowsFor<typeof countries>

/**
 * An estimate depends on the product's weight and stock; tariffs change only when price lists are imported.
 */
export const deliveryShows = {
  ways: () => [],
  estimate: (_, { query }) => [productTag(query.product_id)],
} satisfies ShowsFor<typeof delivery>
