import type { CurrencyCode } from '@shyrdak/sdk/contract'

/** A dated rate that may be used for reading. */
export interface ReadingRate {
  /** Som for one unit, a decimal text with at most six decimals. */
  somPerUnit: string
  date: string
}

export type ReadingRates = ReadonlyMap<CurrencyCode, ReadingRate>

/** Rates older than this many days are not shown any more. */
export const OLDEST_RATE_DAYS = 4

const EURO = 'BE DE IT LU LV LT MC MT NL PT SI SK'.split(' ')

/** The currencies that people of a country read most easily, best first. */
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

/** The currency in which prices are read in a country: the best one with a rate, else som. */
export function readingCurrency(country: string, rates: ReadingRates): CurrencyCode {
  return (PREFERRED[country] ?? ['USD']).find((currency) => rates.has(currency)) ?? 'KGS'
}
