import { SELECTABLE_COUNTRIES } from '../country-codes.ts'
import type { Issue } from '../errors.ts'
import type { Money } from '../money.ts'
import { toMinor } from '../../rules/money.ts'
import { MIN_PRICE } from './min-price.ts'

/** Maximum price of a product: fits an integer column in tyiyn, with room for calculations. */
export const MAX_GOODS_PRICE: Money = '20000000.00'
const MAX_PRICE_MINOR = toMinor(MAX_GOODS_PRICE)
const MIN_PRICE_MINOR = toMinor(MIN_PRICE)

/** The price that a manager sets for one country. */
interface CountryPrice {
  readonly country_iso_code: string
  readonly price: Money
  readonly discount: Money
}

const isSelectable = (code: string) => SELECTABLE_COUNTRIES.some((one) => one === code)

/** Returns the issues of a product's prices, by row and field. The amounts have to be valid Money. */
export function priceIssues(prices: readonly CountryPrice[]): Issue[] {
  const issues: Issue[] = []
  const seen = new Set<string>()
  prices.forEach(({ country_iso_code: country, price, discount }, index) => {
    const addIssue = (field: string, issue: Omit<Issue, 'path'>) =>
      issues.push({ path: ['prices', index, field], ...issue })
    if (!isSelectable(country)) addIssue('country_iso_code', { code: 'unknown' })
    else if (seen.has(country)) addIssue('country_iso_code', { code: 'duplicate' })
    seen.add(country)
    const [priceMinor, discountMinor] = [toMinor(price), toMinor(discount)]
    if (priceMinor < MIN_PRICE_MINOR)
      addIssue('price', { code: 'too_small', params: { min: MIN_PRICE_MINOR / 100, of: 'number' } })
    else if (priceMinor > MAX_PRICE_MINOR)
      addIssue('price', { code: 'too_big', params: { max: MAX_PRICE_MINOR / 100, of: 'number' } })
    const maxDiscount = priceMinor - MIN_PRICE_MINOR
    if (maxDiscount >= 0 && discountMinor > maxDiscount)
      addIssue('discount', { code: 'too_big', params: { max: maxDiscount / 100, of: 'number' } })
  })
  return issues
}
