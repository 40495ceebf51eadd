import type { delivery } from '@shyrdak/sdk/contract'
import { countryNames } from '#platform/countries/country-name.ts'
import type { DeliveryContext } from '../context.ts'
import { deliversTo } from '../delivers-to.ts'
import { pickupsIn } from '../pickups-in.ts'
import { estimateDelivery, quoteCart } from '../quote-cart.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { refuseUnstorable, unstorableTexts } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'
import { duplicateIssues } from '../rules/quotes.ts'

export const deliveryRoutes = {
  ways: async ({ country }, context) => {
    const delivers = deliversTo(context, country)
    return {
      country_iso_code: country,
      country: countryNames(country),
      delivers,
      pickups: delivers ? await pickupsIn(context, country) : [],
    }
  },
  estimate: ({ query, country }, context) => {
    refuseUnstorable(query)
    return estimateDelivery(context, country, query)
  },
  services: ({ body, country }, context) => {
    const issues = [...unstorableTexts(body), ...duplicateIssues(body.items)]
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return quoteCart(context, country, body.items, body.destination)
  },
} satisfies HandlersFor<typeof delivery, DeliveryContext>
