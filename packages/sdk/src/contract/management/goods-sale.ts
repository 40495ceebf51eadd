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
  /** `sole` for goods that are ordered with a sole. */
  readonly price_type?: string
  readonly sole_ids?: readonly number[]
}

interface Goods extends Texts, Soles {
  readonly colors: readonly { readonly photos: readonly string[]; readonly sizes: readonly string[] }[]
  readonly stock: readonly { readonly quantity: number }[]
  /** If set, pieces that are out of stock can be ordered too. */
  readonly made_to_order_days?: number | null
  readonly prices: readonly unknown[]
}

/** What a product may lack before it can be bought: texts in a language, a colour with a size, and so on. */
export const SALE_GAPS = ['texts', 'sizes', 'soles', 'photos', 'stock', 'prices'] as const
export type SaleGap = (typeof SALE_GAPS)[number]

const languagesMissing = (text: LocalizedText) => LANGUAGES.filter((language) => text[language].trim() === '')

/** An optional text is complete if it is empty in every language. */
const gapsOf = (text: LocalizedText, path: Issue['path'], isRequired = true): Issue['path'][] => {
  const missing = languagesMissing(text)
  return !isRequired && missing.length === LANGUAGES.length
    ? []
    : missing.map((language) => [...path, language])
}

/** Returns the paths of texts that are missing in a language, such as `['name', 'kg']`. */
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

/** Returns issues that a product on sale must not have: a text missing in a language, or no sole. */
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

/** Returns the gaps of a product, in the order in which they are filled in. */
export const saleGaps = (goods: Goods): SaleGap[] => SALE_GAPS.filter((gap) => isMissing[gap](goods))

/** Whether a gap makes a sale impossible; the other gaps only hurt sales. */
export const isHardGap = (gap: SaleGap): boolean => gap === 'texts' || gap === 'sizes' || gap === 'soles'

/** What may reference a product, which keeps it from being deleted. */
export const GOODS_USES = [
  'orders',
  'reviews',
  'wishlists',
  'subscriptions',
  'list_prices',
  'proposals',
] as const
export type GoodsUse = (typeof GOODS_USES)[number]
