import { dayOf } from '#platform/day.ts'
import type { ExchangeRates } from './port.ts'

/** Som per unit, close to the National Bank's rates when this was written. */
export const DEMO_RATES: Readonly<Record<string, string>> = {
  USD: '87.450000',
  EUR: '101.320000',
  RUB: '1.084200',
  KZT: '0.167100',
}

/** Fixed rates for a store without a source of rates, always dated today. */
export const demoRates = (clock: () => Date = () => new Date()): ExchangeRates => ({
  fetch: () => {
    const date = dayOf(clock())
    return Promise.resolve(
      Object.entries(DEMO_RATES).map(([currency, somPerUnit]) => ({ currency, somPerUnit, date })),
    )
  },
})
