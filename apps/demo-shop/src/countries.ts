import { CHECKOUT_COUNTRIES, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import type { Sold } from './good.ts'

const NEAR = ['KG', 'KZ', 'UZ', 'TJ']

/** Price factors by country in hundredths, covering duties, returns and smaller print runs of labels. */
const FACTORS: Readonly<Record<string, number>> = {
  KG: 100,
  KZ: 108,
  UZ: 110,
  TJ: 110,
  RU: 115,
  BY: 118,
  UA: 122,
  AM: 122,
  AZ: 122,
  MD: 124,
  CN: 130,
}
const ELSEWHERE = 155

export const countriesOf = (sold: Sold = 'everywhere'): readonly string[] =>
  ({ everywhere: SELECTABLE_COUNTRIES, delivered: CHECKOUT_COUNTRIES, near: NEAR })[sold]

/** Converts a price in som to one in a country: in tyiyn, abroad rounded to ten som. */
export function minorIn(country: string, som: number): number {
  const factor = FACTORS[country] ?? ELSEWHERE
  return factor === 100 ? som * 100 : Math.round((som * factor) / 1000) * 1000
}
