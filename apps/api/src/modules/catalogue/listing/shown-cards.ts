import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import type { AppContext } from '#platform/context.ts'
import { readingRates } from '../rates/reading-rates.ts'
import { priceCurrency, priceView } from '../rules/price-view.ts'
import { readingCurrency, type ReadingRates } from '../rules/reading-currency.ts'

/**
 * Converts stored cards, JSON texts separated by commas, to the currency of the country.
 *
 * Cards are stored in som, since a new rate would otherwise rewrite every card in every country. It takes
 * effect with one row instead, and nobody's work waits for it. Two rates never meet within a list: all its
 * cards are converted with the same ones. A page rendered while a rate arrives may read one list before and
 * another after it. This is harmless: sums are calculated in som, every price names the day of its rate, and
 * the cache drops such a page, as it counts from the revision before its rendering.
 */
export async function shownCards(
  context: Pick<AppContext, 'db' | 'revision' | 'clock'>,
  country: string,
  cards: string,
): Promise<string> {
  const rates = await readingRates(context)
  if (cards === '' || readingCurrency(country, rates) === 'KGS') return cards
  const entries = JSON.parse(`[${cards}]`) as RetailProductEntry[] // stored by `refreshListing`
  return entries.map((entry) => JSON.stringify(converted(entry, country, rates))).join(',')
}

function converted(entry: RetailProductEntry, country: string, rates: ReadingRates): RetailProductEntry {
  // A process of an earlier version, still running during a deploy, stores cards converted.
  if (entry.currency.currency !== 'KGS') return entry
  const { view, discount } = entry.price
  const price = { amountMinor: toMinor(view), discountMinor: toMinor(discount.view) }
  return { ...entry, price: priceView(price, country, rates), currency: priceCurrency(country, rates) }
}
