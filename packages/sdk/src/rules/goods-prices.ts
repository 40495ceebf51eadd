import { SELECTABLE_COUNTRIES } from '../contract/country-codes.ts'
import type { Issue } from '../contract/errors.ts'
import type { NewPrices } from '../contract/management/goods.ts'
import { toMinor } from './money.ts'

/** Tyiyn that a column holds, with room for what is counted with them. */
const DEAREST = 2_000_000_000

const isSelectable = (code: string) => (SELECTABLE_COUNTRIES as readonly string[]).includes(code)

/** Everything that is wrong with the prices of a product, by row and field; `prices` are Money already. */
export function priceIssues(prices: NewPrices['prices']): Issue[] {
  const issues: Issue[] = []
  const seen = new Set<string>()
  prices.forEach(({ country_iso_code: country, price, discount }, index) => {
    const wrong = (field: string, issue: Omit<Issue, 'path'>) =>
      issues.push({ path: ['prices', index, field], ...issue })
    if (!isSelectable(country)) wrong('country_iso_code', { code: 'unknown' })
    else if (seen.has(country)) wrong('country_iso_code', { code: 'duplicate' })
    seen.add(country)
    const [before, less] = [toMinor(price), toMinor(discount)]
    if (before <= 0) wrong('price', { code: 'invalid' })
    else if (before > DEAREST)
      wrong('price', { code: 'too_big', params: { max: DEAREST / 100, of: 'number' } })
    if (less >= before && less > 0) wrong('discount', { code: 'invalid' })
  })
  return issues
}
