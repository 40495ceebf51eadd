import { LANGUAGES, type Money } from '@shyrdak/sdk/contract'
import { MIN_PRICE, type ListPrice } from '@shyrdak/sdk/management'
import { compareMoney, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { typedMoney } from '../../listing/typed-money.ts'
import { typedCount } from '../form/typed-count.ts'

/** The units that computed prices are rounded to, in tyiyn. */
export const ROUNDINGS = { som: 100, ten: 1_000, tyiyn: 1 } as const
export type Rounding = keyof typeof ROUNDINGS

const MIN_MINOR = toMinor(MIN_PRICE)

export interface PriceChange {
  readonly row: ListPrice
  readonly price: Money
}

/**
 * Parses a percentage as people type it: `5`, `+5,5`, `-3 %`. Returns null for anything else, for zero, and
 * for -100 or less.
 */
export function typedPercent(typed: string): number | null {
  const parts = /^([+\-−]?)(\d{1,3})(?:[.,](\d{1,2}))?%?$/.exec(typed.replace(/\s/g, ''))
  if (!parts) return null
  const percent = Number(`${parts[2]}.${parts[3] ?? '0'}`) * (parts[1] === '-' || parts[1] === '−' ? -1 : 1)
  return percent > -100 && percent !== 0 ? percent : null
}

/** Returns the rows whose price would change. */
const changed = (changes: readonly PriceChange[]): readonly PriceChange[] =>
  changes.filter(({ row, price }) => price !== row.price)

/** Changes every price by a percentage and rounds it, to at least one unit of the rounding and one som. */
export const byPercent = (
  rows: readonly ListPrice[],
  percent: number,
  rounding: Rounding,
): readonly PriceChange[] =>
  changed(
    rows.map((row) => {
      const unit = ROUNDINGS[rounding]
      // Computed in whole hundredths of a percent, to avoid floating-point errors.
      const exact = (toMinor(row.price) * (10_000 + Math.round(percent * 100))) / 10_000
      return { row, price: toMoney(Math.max(unit, MIN_MINOR, Math.round(exact / unit) * unit)) }
    }),
  )

/** A stored change, to be undone. */
export interface PastChange {
  readonly id: number
  readonly before: Money
  readonly after: Money
}

/** Returns the changes to the former prices. Leaves out prices that somebody has changed again. */
export const byUndo = (rows: readonly ListPrice[], past: readonly PastChange[]): readonly PriceChange[] => {
  const known = new Map(past.map((change) => [change.id, change]))
  return rows.flatMap((row) => {
    const change = known.get(row.id)
    return change && change.after === row.price ? [{ row, price: change.before }] : []
  })
}

export interface PastedProblem {
  /** The line number in the pasted text, from 1. */
  readonly line: number
  readonly text: string
  readonly code: 'unknown' | 'price' | 'ambiguous' | 'twice'
}

const isNamed = ({ product, sole }: ListPrice, text: string) => {
  const name = text.toLowerCase()
  return (
    product.slug === name ||
    LANGUAGES.some((language) => product.name[language].toLowerCase() === name) ||
    (sole !== null && LANGUAGES.some((language) => sole.name[language].toLowerCase() === name))
  )
}

/**
 * Reads prices pasted from a spreadsheet. Each line has the product's id, slug or name, its sole and count if
 * it has several prices, and the new price last. Only the first cell is an id: any other number is a count.
 */
export function byPaste(
  rows: readonly ListPrice[],
  text: string,
): { readonly changes: readonly PriceChange[]; readonly problems: readonly PastedProblem[] } {
  const problems: PastedProblem[] = []
  const changes = new Map<number, PriceChange>()
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '') continue
    const wrong = (code: PastedProblem['code']) => problems.push({ line: index + 1, text: written, code })
    const cells = written
      .split(/[\t;]/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
    const [article = '', ...others] = cells
    const price = typedMoney(others.at(-1) ?? '')
    const known = rows.filter((row) => String(row.product.id) === article || isNamed(row, article))
    const found = others
      .slice(0, -1)
      .reduce(
        (left, cell) => left.filter((row) => row.from_count === typedCount(cell) || isNamed(row, cell)),
        known,
      )
    const [row] = found
    if (!row) wrong('unknown')
    else if (found.length > 1) wrong('ambiguous')
    else if (price === null || compareMoney(price, MIN_PRICE) < 0) wrong('price')
    else if (changes.has(row.id)) wrong('twice')
    else changes.set(row.id, { row, price })
  }
  return { changes: changed([...changes.values()]), problems }
}
