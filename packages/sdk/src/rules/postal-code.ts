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

/**
 * A postcode as carriers take it: without the spaces and hyphens between the digits of a checkout country's
 * (`720 001`), as typed in other countries, where they belong to it (`SW1A 1AA`).
 */
export const plainPostalCode = (code: string, country: string): string =>
  isServed(country) ? code.replace(/[\s-]/g, '') : code.trim()

/** Whether a postcode has its country's format, whichever way its digits are grouped. True for other countries. */
export const isPostalCode = (code: string, country: string): boolean => {
  const plain = plainPostalCode(code, country)
  return !isServed(country) || (/^\d+$/.test(plain) && plain.length === POSTAL_EXAMPLES[country].length)
}
