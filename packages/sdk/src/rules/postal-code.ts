import type { CHECKOUT_COUNTRIES } from '../contract/country-codes.ts'

type CheckoutCountry = (typeof CHECKOUT_COUNTRIES)[number]

/** A sample postcode of each checkout country. All postcodes of a country have the same number of digits. */
export const POSTAL_EXAMPLES: Readonly<Record<CheckoutCountry, string>> = {
  KG: '720001',
  KZ: '050000',
  RU: '101000',
  BY: '220030',
  UA: '01001',
}

const isServed = (country: string): country is CheckoutCountry => country in POSTAL_EXAMPLES

/** Whether a postcode has its country's format, ignoring surrounding spaces. True for other countries. */
export const isPostalCode = (code: string, country: string): boolean =>
  !isServed(country) || (/^\d+$/.test(code.trim()) && code.trim().length === POSTAL_EXAMPLES[country].length)
