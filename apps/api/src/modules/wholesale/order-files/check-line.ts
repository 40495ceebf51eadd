import {
  LANGUAGES,
  WHOLESALE_COUNT,
  type Language,
  type LocalizedText,
  type OrderFileColumn,
  type OrderFileItem,
  type OrderFileProblem,
} from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { normal } from './find-columns.ts'
import { waysOf, type SoldGoods } from './sold-goods.ts'

export type LineText = Readonly<Record<OrderFileColumn, string>>

/** The data that lines are checked against. */
export interface KnownGoods {
  goods: ReadonlyMap<number, SoldGoods>
  logos: readonly { id: number; name: string }[]
  /** The language of hints. */
  language: Language
}

/** The maximum number of names in a hint. */
const HINTS = 12

type Problem = Omit<OrderFileProblem, 'known' | 'limit'> & Partial<OrderFileProblem>
type Result = { item: OrderFileItem; problems: [] } | { item: null; problems: OrderFileProblem[] }

const isNamed = (name: LocalizedText, text: string): boolean =>
  LANGUAGES.some((language) => normal(localized(name, language)) === normal(text))

const isSize = (size: string, text: string): boolean =>
  LANGUAGES.some((language) => normal(formatSize(size, language)) === normal(text))

/** Parses digits, optionally grouped by spaces; null for anything else. */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/**
 * Checks a line and resolves what it orders. Reports all problems at once, as far as they can be determined.
 * `taken` are the pieces used by earlier lines, by size id.
 */
export function checkLine(
  text: LineText,
  { goods, logos, language }: KnownGoods,
  taken: ReadonlyMap<string, number>,
): Result {
  const problems: OrderFileProblem[] = []
  const checking: Checking = {
    text,
    report: (problem) => void problems.push({ known: [], limit: null, ...problem }),
    hints: (names) => ({ known: [...new Set(names)].slice(0, HINTS) }),
    language,
  }
  const count = countOf(checking)
  const brand = logoOf('logo', logos, checking)
  const soleBrand = logoOf('sole_logo', logos, checking)
  const found = goodsOf(goods, checking)
  if (!found) return { item: null, problems }

  const { entry } = found
  const way = wayOf(found, checking)
  const size = sizeOf(found, checking)
  const sizeId = size ? `${size.variationId}:${size.size}` : ''
  if (size && count !== null && found.madeToOrderDays === null) {
    const left = Math.max(0, size.stock - (taken.get(sizeId) ?? 0))
    if (count > left) checking.report({ column: 'count', code: 'sold_out', limit: left })
  }

  if (problems.length > 0 || !way || !size || count === null) return { item: null, problems }
  return {
    problems: [],
    item: {
      reyestr_id: entry.id,
      price_type: entry.price_type,
      reyestr_name: entry.name,
      reyestr_img: entry.photo,
      variation_id: size.variationId,
      color: size.color,
      size: { id: sizeId, name: size.size },
      sole: way.sole && { id: way.sole.id, name: way.sole.name, photo_path: way.sole.photo_path },
      brand,
      sole_brand: soleBrand,
      count,
      prices: [...way.prices],
    },
  }
}

interface Checking {
  text: LineText
  report: (problem: Problem) => void
  /** The names that the column could have. */
  hints: (names: readonly string[]) => Pick<OrderFileProblem, 'known'>
  /** The language of hints. */
  language: Language
}

function countOf({ text, report }: Checking): number | null {
  const count = wholeNumber(text.count)
  if (count === null) report({ column: 'count', code: 'not_a_number' })
  else if (count < 1) report({ column: 'count', code: 'too_small', limit: 1 })
  else if (count > WHOLESALE_COUNT) report({ column: 'count', code: 'too_big', limit: WHOLESALE_COUNT })
  else return count
  return null
}

function logoOf(
  column: 'logo' | 'sole_logo',
  logos: KnownGoods['logos'],
  { text, report, hints }: Checking,
): KnownGoods['logos'][number] | null {
  if (text[column] === '') return null
  const logo = logos.find(({ name }) => normal(name) === normal(text[column]))
  if (!logo) report({ column, code: 'unknown', ...hints(logos.map(({ name }) => name)) })
  return logo ?? null
}

function goodsOf(goods: KnownGoods['goods'], { text, report }: Checking): SoldGoods | undefined {
  const id = wholeNumber(text.article)
  const found = id === null ? undefined : goods.get(id)
  if (!found) report({ column: 'article', code: text.article === '' ? 'required' : 'unknown' })
  return found
}

/** Finds the sole, if the goods have any, and checks the logo on it. */
function wayOf({ entry }: SoldGoods, { text, report, hints, language }: Checking) {
  const ways = waysOf(entry)
  const soles = ways.flatMap(({ sole }) => (sole ? [localized(sole.name, language)] : []))
  const way = ways.find(({ sole }) => (sole ? isNamed(sole.name, text.sole) : text.sole === ''))
  if (!way && soles.length === 0) report({ column: 'sole', code: 'not_allowed' })
  else if (!way) report({ column: 'sole', code: text.sole === '' ? 'required' : 'unknown', ...hints(soles) })
  if (text.sole_logo !== '' && soles.length === 0) report({ column: 'sole_logo', code: 'not_allowed' })
  return way
}

function sizeOf({ sizes }: SoldGoods, { text, report, hints, language }: Checking) {
  const inColor = sizes.filter(({ color }) => isNamed(color.name, text.color))
  const size = inColor.find((one) => isSize(one.size, text.size))
  if (inColor.length === 0)
    report({
      column: 'color',
      code: text.color === '' ? 'required' : 'unknown',
      ...hints(sizes.map(({ color }) => localized(color.name, language))),
    })
  else if (!size)
    report({
      column: 'size',
      code: text.size === '' ? 'required' : 'unknown',
      ...hints(inColor.map((one) => formatSize(one.size, language))),
    })
  return size
}
