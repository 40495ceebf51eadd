import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { countryRoutes } from './routes/countries.ts'
import { deliveryRoutes } from './routes/delivery.ts'
import { countryShows, deliveryShows } from './shows.ts'
import { sweepQuotes } from './sweep-quotes.ts'

export { pickupServices } from './pickup-services.ts'
export { isDeliverable, priceCart, quoteCart, storedLine } from './quote-cart.ts'
export { cartFingerprint, duplicateIssues, holdsQuote, type SavedQuoteLine } from './rules/quotes.ts'

export { seedTariffs, type TariffSeed } from './seed-tariffs.ts'

/** Quotes: prices, stock and delivery services of a cart in a country. */
export const delivery = {
  name: 'delivery',
  handlers: { content: { countries: countryRoutes }, retailOrders: { delivery: deliveryRoutes } },
  shows: { content: { countries: countryShows }, retailOrders: { delivery: deliveryShows } },
  sweeps: [{ name: 'quotes', run: sweepQuotes }],
} satisfies Module<AppContext>
