import type { CurrencyCode } from '@shyrdak/sdk/contract'

/** A dated rate for displaying prices. */
interface ReadingRate {
  /** Som per unit, as a decimal text with at most six decimals. */
  somPerUnit: string
  date: string
}

export type ReadingRates = ReadonlyMap<CurrencyCode, ReadingRate>

/** Rates older than this many days are not shown. */
export const OLDEST_RATE_DAYS = 4

const EURO = 'BE DE IT LU LV LT MC MT NL PT SI SK'.split(' ')

/** The currencies preferred for display in each country, best first. */
const PREFERRED: Readonly<Record<string, readonly CurrencyCode[]>> = {
  KG: [],
  KZ: ['KZT'],
  RU: ['RUB'],
  BY: ['BYN', 'RUB'],
  UA: ['UAH', 'USD'],
  UZ: ['UZS', 'USD'],
  TJ: ['TJS', 'USD'],
  ...Object.fromEntries(EURO.map((country) => [country, ['EUR']])),
}

/** Returns the currency for displaying prices in a country: the best one that has a rate, else som. */
export function readingCurrency(country: string, rates: ReadingRates): CurrencyCode {
  return (PREFERRED[country] ?? ['USD']).find((currency) => rates.has(currency)) ?? 'KGS'
}
