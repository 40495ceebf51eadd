import type { Settings } from '#platform/env.ts'
import { demoRates } from './demo-rates.ts'
import type { ExchangeRates } from './port.ts'

/** The National Bank where its address is set, else fixed plausible rates. */
export const exchangeRatesFor = ({ exchangeRatesUrl }: Pick<Settings, 'exchangeRatesUrl'>): ExchangeRates =>
  exchangeRatesUrl === undefined
    ? demoRates()
    : { fetch: async () => (await import('./national-bank.ts')).nationalBank(exchangeRatesUrl).fetch() }
