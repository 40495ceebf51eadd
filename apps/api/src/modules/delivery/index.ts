import type { Module } from '#platform/module.ts'
import type { DeliveryContext } from './context.ts'
import { countryRoutes } from './routes/countries.ts'
import { deliveryRoutes } from './routes/delivery.ts'
import { countryShows, deliveryShows } from './shows.ts'
import { sweepQuotes } from './sweep-quotes.ts'

export { pickupServices } from './pickup-services.ts'
export { deliversTo } from './delivers-to.ts'
export type { DeliveryContext } from './context.ts'
export { priceCart } from './price-cart.ts'
export { quoteCart, storedLine } from './quote-cart.ts'
export {
  cartFingerprint,
  destinationKey,
  duplicateIssues,
  isQuoteValidFor,
  type SavedQuoteLine,
} from './rules/quotes.ts'

export { pricedDelivery } from './price-lists/priced-delivery.ts'
export { importPriceListsFile } from './price-lists/import-price-lists-file.ts'
export { seedTariffs, type TariffSeed } from './seed-tariffs.ts'

/** Quotes: prices, stock and delivery services of a cart in a country. */
export const delivery = {
  name: 'delivery',
  handlers: { content: { countries: countryRoutes }, retailOrders: { delivery: deliveryRoutes } },
  shows: { content: { countries: countryShows }, retailOrders: { delivery: deliveryShows } },
  sweeps: [{ name: 'quotes', run: sweepQuotes }],
  setup: [{ name: 'delivery', isDone: ({ settings }) => settings.delivery.countries.size > 0 }],
} satisfies Module<DeliveryContext>
