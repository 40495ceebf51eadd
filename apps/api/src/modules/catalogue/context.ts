import type { ExchangeRates } from '#gateways/exchange-rates/port.ts'
import type { AppContext } from '#platform/context.ts'

export interface CatalogueContext extends AppContext {
  rates: ExchangeRates
}
