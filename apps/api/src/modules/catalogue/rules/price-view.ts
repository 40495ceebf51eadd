import type { PriceCurrency, PriceView } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { readingCurrency, type ReadingRates } from './reading-currency.ts'

/** What a product costs in a country before its discount, and the discount, in tyiyn. */
export interface KgsPrice {
  amountMinor: number
  discountMinor: number
}

export const saleMinorOf = ({ amountMinor, discountMinor }: KgsPrice): number => amountMinor - discountMinor

const MICRO = 1_000_000n

function micro(somPerUnit: string): bigint {
  const [whole = '0', decimals = ''] = somPerUnit.split('.')
  return BigInt(whole) * MICRO + BigInt(decimals.padEnd(6, '0').slice(0, 6))
}

/** Tyiyn as hundredths of a currency at a rate, rounded half up. */
export function convertMinor(minor: number, somPerUnit: string): number {
  const rate = micro(somPerUnit)
  return Number((BigInt(minor) * MICRO * 2n + rate) / (rate * 2n))
}

/** In what a country's prices are read. */
export function priceCurrency(country: string, rates: ReadingRates): z.infer<typeof PriceCurrency> {
  const currency = readingCurrency(country, rates)
  return { currency, rate_date: rates.get(currency)?.date ?? null }
}

/**
 * A price for reading. The view minus the discount's view is exactly the conversion of what is charged, so that
 * what a card shows is what a converter would show for the sum at checkout.
 */
export function priceView(price: KgsPrice, country: string, rates: ReadingRates): z.infer<typeof PriceView> {
  const rate = rates.get(readingCurrency(country, rates))
  const read = (minor: number) => (rate ? convertMinor(minor, rate.somPerUnit) : minor)
  const view = read(price.amountMinor)
  return { view: toMoney(view), discount: { view: toMoney(view - read(saleMinorOf(price))) } }
}
