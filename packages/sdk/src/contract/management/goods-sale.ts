import type { Issue } from '../errors.ts'
import { LANGUAGES } from '../language.ts'
import type { LocalizedText } from '../localized-text.ts'

interface Texts {
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly details: readonly { readonly name: LocalizedText; readonly text: LocalizedText }[]
  readonly links: readonly { readonly text: LocalizedText }[]
}

interface Soles {
  /** Goods that are ordered with a sole. */
  readonly price_type?: string
  readonly sole_ids?: readonly number[]
}

interface Goods extends Texts, Soles {
  readonly colors: readonly { readonly photos: readonly string[]; readonly sizes: readonly string[] }[]
  readonly stock: readonly { readonly quantity: number }[]
  /** Also finished pieces that are out of stock can be ordered. */
  readonly made_to_order_days?: number | null
  readonly prices: readonly unknown[]
}

/** What a product lacks before shoppers can buy it: its texts in a language, a colour with a size, and so on. */
export const SALE_GAPS = ['texts', 'sizes', 'soles', 'photos', 'stock', 'prices'] as const
export type SaleGap = (typeof SALE_GAPS)[number]

const languagesMissing = (text: LocalizedText) => LANGUAGES.filter((language) => text[language].trim() === '')

/** A text that a product may lack as a whole lacks no language. */
const gapsOf = (text: LocalizedText, path: Issue['path'], isRequired = true): Issue['path'][] => {
  const missing = languagesMissing(text)
  return !isRequired && missing.length === LANGUAGES.length
    ? []
    : missing.map((language) => [...path, language])
}

/** Where a text of a product is missing in a language, by paths such as `['name', 'kg']`. */
export const missingTexts = ({ name, description, details, links }: Texts): Issue['path'][] => [
  ...gapsOf(name, ['name']),
  ...gapsOf(description, ['description'], false),
  ...details.flatMap((row, place) => [
    ...gapsOf(row.name, ['details', place, 'name']),
    ...gapsOf(row.text, ['details', place, 'text']),
  ]),
  ...links.flatMap(({ text }, place) => gapsOf(text, ['links', place, 'text'])),
]

const isSoleless = ({ price_type, sole_ids = [] }: Soles) => price_type === 'sole' && sole_ids.length === 0

/** What is said of a product and cannot stay so while it is sold: a text in a language, a sole to order it with. */
export const issuesWhileSold = (goods: Omit<Texts, 'links'> & Soles): Issue[] => [
  ...missingTexts({ ...goods, links: [] }).map((path) => ({ path, code: 'required' })),
  ...(isSoleless(goods) ? [{ path: ['sole_ids'], code: 'needed' }] : []),
]

const isMissing: Record<SaleGap, (goods: Goods) => boolean> = {
  texts: (goods) => missingTexts(goods).length > 0,
  sizes: ({ colors }) => colors.every(({ sizes }) => sizes.length === 0),
  soles: isSoleless,
  photos: ({ colors }) => colors.every(({ photos }) => photos.length === 0),
  stock: ({ stock, made_to_order_days: days = null }) =>
    days === null && stock.every(({ quantity }) => quantity === 0),
  prices: ({ prices }) => prices.length === 0,
}

/** What is missing, in the order in which it is filled in. */
export const saleGaps = (goods: Goods): SaleGap[] => SALE_GAPS.filter((gap) => isMissing[gap](goods))

/** Without these nothing can be sold at all; the other gaps only sell badly. */
export const isHardGap = (gap: SaleGap): boolean => gap === 'texts' || gap === 'sizes' || gap === 'soles'

/** What may name a product, so that it is not deleted. */
export const GOODS_USES = [
  'orders',
  'reviews',
  'wishlists',
  'subscriptions',
  'list_prices',
  'proposals',
] as const
export type GoodsUse = (typeof GOODS_USES)[number]
