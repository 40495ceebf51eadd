import type { PriceCurrency, PriceView } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { readingCurrency, type ReadingRates } from './reading-currency.ts'

/** The price of a product in a country before discount, and the discount, in tyiyn. */
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

/** Converts tyiyn to hundredths of a currency, rounded half up. */
export function convertMinor(minor: number, somPerUnit: string): number {
  const rate = micro(somPerUnit)
  return Number((BigInt(minor) * MICRO * 2n + rate) / (rate * 2n))
}

/** Returns the currency in which a country's prices are displayed, and the day of its rate. */
export function priceCurrency(country: string, rates: ReadingRates): z.infer<typeof PriceCurrency> {
  const currency = readingCurrency(country, rates)
  return { currency, rate_date: rates.get(currency)?.date ?? null }
}

/**
 * A price for display. The view minus the discount's view is exactly the converted sale price, so a card
 * shows the same amount as a conversion of the sum at checkout.
 */
export function priceView(price: KgsPrice, country: string, rates: ReadingRates): z.infer<typeof PriceView> {
  const rate = rates.get(readingCurrency(country, rates))
  const read = (minor: number) => (rate ? convertMinor(minor, rate.somPerUnit) : minor)
  const view = read(price.amountMinor)
  return { view: toMoney(view), discount: { view: toMoney(view - read(saleMinorOf(price))) } }
}
