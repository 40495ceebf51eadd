import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'

/**
 * Returns a country's bit in `search_entry.sold_in` as the decimal text of a bigint; `0` when it is not
 * selectable.
 */
export function countryBit(country: string): string {
  const place = (SELECTABLE_COUNTRIES as readonly string[]).indexOf(country)
  return place === -1 ? '0' : String(1n << BigInt(place))
}
