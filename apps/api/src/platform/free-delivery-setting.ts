import { CHECKOUT_COUNTRIES, type Money } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { listOf } from './setting-list.ts'

const ENTRY = /^([A-Z]{2}):([1-9]\d{0,8})$/

/**
 * Parses the goods totals from which delivery is free, by country: `KG:10000 KZ:20000`, in whole som.
 * @throws an error naming the invalid entry
 */
export function freeDeliveryOf(setting: string): ReadonlyMap<string, Money> {
  const sums = new Map<string, Money>()
  for (const entry of listOf(setting)) {
    const [, country = '', som = ''] = ENTRY.exec(entry) ?? []
    const isKnown = CHECKOUT_COUNTRIES.some((code) => code === country)
    if (!isKnown || sums.has(country))
      throw new Error(
        `The setting FREE_DELIVERY_FROM has an invalid entry: ${JSON.stringify(entry)}. It is a country of delivery and a sum in som, such as KG:10000, each country once.`,
      )
    sums.set(country, toMoney(Number(som) * 100))
  }
  return sums
}
