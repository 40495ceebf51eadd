import type { Settings } from '#platform/env.ts'
import { demoRates } from './demo-rates.ts'
import type { ExchangeRates } from './port.ts'

/** Rates of the National Bank if its URL is set, else fixed plausible ones. */
export const exchangeRatesFor = ({ exchangeRatesUrl }: Pick<Settings, 'exchangeRatesUrl'>): ExchangeRates =>
  exchangeRatesUrl === undefined
    ? demoRates()
    : { fetch: async () => (await import('./national-bank.ts')).nationalBank(exchangeRatesUrl).fetch() }
