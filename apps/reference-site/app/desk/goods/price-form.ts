import { issuesOf, SELECTABLE_COUNTRIES, type Issue, type Money } from '@shyrdak/sdk/contract'
import { MAX_GOODS_PRICE, NewPrices, priceIssues, type CountryPrice } from '@shyrdak/sdk/management'
import { compareMoney, discounted, MAX_MINOR, toMoney, ZERO } from '@shyrdak/sdk/rules'
import { plainSom } from '../../listing/listing-choice.ts'
import { typedMoney } from '../../listing/typed-money.ts'
import { isBeyondAmounts } from '../form/amount-issue.ts'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'

/** The form state of a country's price, with the stored price. */
export interface PriceEntry {
  readonly country: string
  readonly price: string
  readonly discount: string
  /** The stored price; null when the product was not sold there. */
  readonly read: CountryPrice | null
  /** Whether the country will be removed. */
  readonly isLeftOut: boolean
  /** A colleague's change: the new price, or `gone` when they removed the country. */
  readonly news: CountryPrice | 'gone' | null
}

export interface PriceForm {
  readonly revision: number
  readonly entries: readonly PriceEntry[]
}

export type PriceField = 'price' | 'discount'

const som = (amount: Money): string => (amount === ZERO ? '' : plainSom(amount))

const entryOf = (read: CountryPrice): PriceEntry => ({
  country: read.country_iso_code,
  price: som(read.price),
  discount: som(read.discount),
  read,
  isLeftOut: false,
  news: null,
})

const places = new Map<string, number>(SELECTABLE_COUNTRIES.map((country, place) => [country, place]))
const placeOf = ({ country_iso_code }: CountryPrice) => places.get(country_iso_code) ?? places.size

/** Creates the form from the stored prices, in the usual order of countries. */
export const priceForm = (prices: readonly CountryPrice[], revision: number): PriceForm => ({
  revision,
  entries: prices.toSorted((one, other) => placeOf(one) - placeOf(other)).map(entryOf),
})

const change = (form: PriceForm, country: string, changes: Partial<PriceEntry>): PriceForm => ({
  ...form,
  entries: form.entries.map((entry) => (entry.country === country ? { ...entry, ...changes } : entry)),
})

export const typePrice = (form: PriceForm, country: string, field: PriceField, typed: string): PriceForm =>
  change(form, country, { [field]: typed })

/** Adds a country at the end, or restores a removed one. */
export function addCountry(form: PriceForm, country: string): PriceForm {
  if (form.entries.some((entry) => entry.country === country))
    return change(form, country, { isLeftOut: false })
  const entry = { country, price: '', discount: '', read: null, isLeftOut: false, news: null }
  return { ...form, entries: [...form.entries, entry] }
}

/** Sets one price for several countries, and adds those that are missing. */
export const priceMany = (
  form: PriceForm,
  countries: readonly string[],
  { price, discount }: Record<PriceField, string>,
): PriceForm =>
  countries.reduce(
    (now, country) => change(addCountry(now, country), country, { price, discount, isLeftOut: false }),
    form,
  )

/**
 * Removes a country. A new one disappears; a stored one stays visible until it is saved, so that it can be
 * restored.
 */
export function leaveOut(form: PriceForm, country: string): PriceForm {
  const entry = form.entries.find((one) => one.country === country)
  if (entry?.read === null && entry.news === null)
    return { ...form, entries: form.entries.filter((one) => one !== entry) }
  return change(form, country, { isLeftOut: true })
}

/** An empty discount counts as zero. */
const discountOf = (typed: string): Money | null => (typed.trim() === '' ? ZERO : typedMoney(typed))

export function isPriceChanged({ price, discount, read, isLeftOut }: PriceEntry): boolean {
  if (isLeftOut || read === null) return isLeftOut !== (read === null)
  return typedMoney(price) !== read.price || discountOf(discount) !== read.discount
}

/** The price after the discount; null while the fields are invalid. */
export function saleCost({ price, discount }: PriceEntry): Money | null {
  const [before, less] = [typedMoney(price), discountOf(discount)]
  if (before === null || less === null || compareMoney(less, before) >= 0) return null
  return discounted(before, less)
}

/** The key of a field in a price table. */
export const priceKey = (country: string, field: PriceField): string => `${country}.${field}`

/**
 * An amount to send. One beyond all limits becomes the largest, so that the error says too large instead of
 * invalid.
 */
const sentAs = (typed: string, amount: Money | null): string =>
  amount ?? (isBeyondAmounts(typed) ? toMoney(MAX_MINOR) : typed)

/** Returns the request body with every country of sale, or the errors by `priceKey`. */
export function pricesToSend(form: PriceForm): CheckedForm<NewPrices> {
  const prices = form.entries
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ country, price, discount }) => ({
      country_iso_code: country,
      price: sentAs(price, typedMoney(price)),
      discount: sentAs(discount, discountOf(discount)),
    }))
  const parsed = NewPrices.safeParse({ prices })
  const malformed = parsed.success ? [] : issuesOf(parsed.error, { prices })
  const issues = [...priceIssues(withoutMalformed(prices, malformed)), ...malformed]
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongPrices(form, issues) }
}

/** Replaces malformed amounts by correct ones, so that the issues of all others are found as well. */
function withoutMalformed(
  prices: readonly Omit<CountryPrice, 'sale_cost'>[],
  malformed: readonly Issue[],
): Omit<CountryPrice, 'sale_cost'>[] {
  const isMalformed = (row: number, field: PriceField) =>
    malformed.some(({ path }) => path[1] === row && path[2] === field)
  return prices.map((sent, row) => ({
    ...sent,
    price: isMalformed(row, 'price') ? MAX_GOODS_PRICE : sent.price,
    // A discount is compared with the price, so it cannot be judged without one.
    discount: isMalformed(row, 'price') || isMalformed(row, 'discount') ? ZERO : sent.discount,
  }))
}

/** Maps the issues of the sent rows by `priceKey`. */
export function wrongPrices(form: PriceForm, issues: readonly Issue[]): WrongFields {
  const sent = form.entries.filter(({ isLeftOut }) => !isLeftOut)
  const wrong = new Map<string, Issue>()
  for (const issue of issues) {
    const entry = sent[Number(issue.path[1])]
    const field = issue.path[2] === 'discount' ? 'discount' : 'price'
    if (entry) wrong.set(priceKey(entry.country, field), issue)
  }
  return wrong
}

const isSame = (one: CountryPrice | null, other: CountryPrice | null): boolean =>
  one?.price === other?.price && one?.discount === other?.discount

/**
 * Rebases the form onto the stored prices, country by country: edited rows stay, all others become the stored
 * ones. A row changed by somebody else shows their price as news.
 */
export function renewPrices(form: PriceForm, prices: readonly CountryPrice[], revision: number): PriceForm {
  const theirs = new Map(prices.map((price) => [price.country_iso_code, price]))
  const kept = form.entries.map((entry) => renewed(entry, theirs.get(entry.country) ?? null))
  const known = new Set(form.entries.map(({ country }) => country))
  const added = prices
    .filter(({ country_iso_code }) => !known.has(country_iso_code))
    .map((price) => ({ ...entryOf(price), news: price }))
  return { revision, entries: [...kept, ...added] }
}

function renewed(entry: PriceEntry, now: CountryPrice | null): PriceEntry {
  const news = isSame(entry.read, now) ? entry.news : (now ?? 'gone')
  if (isPriceChanged(entry)) return { ...entry, read: now, news }
  return now ? { ...entryOf(now), news } : { ...entry, read: null, isLeftOut: true, news }
}
