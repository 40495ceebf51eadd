import { LANGUAGES, ORDER_FILE_COLUMNS, type OrderFileColumn } from '@shyrdak/sdk/contract'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { fileTexts } from './file-texts.ts'
import { unreadable } from './table.ts'

/** The columns that every order needs. */
const REQUIRED: readonly OrderFileColumn[] = ['article', 'color', 'size', 'count']
/** Number of rows searched for the heading, which may be below a title or notes. */
const HEAD_ROWS = 10

/** Normalizes names for comparison: spaces, dashes and case may vary. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Dash}/gu, '-')
    .toLowerCase()

const HEADINGS: ReadonlyMap<string, OrderFileColumn> = new Map(
  ORDER_FILE_COLUMNS.flatMap((column) =>
    LANGUAGES.map((language) => [normal(fileTexts(language)(column)), column] as const),
  ),
)

export interface FoundColumns {
  /** The zero-based row of the heading. */
  head: number
  places: ReadonlyMap<OrderFileColumn, number>
}

/**
 * Finds the order's columns by their headings, in any order and language.
 * @throws INVALID, naming each missing column; on `file` if it is empty or has no columns at all
 */
export function findColumns(rows: readonly (readonly string[])[]): FoundColumns {
  if (!rows.some((row) => widthOf(row) > 0)) throw refuseField(['file'], 'required')
  const found = rows.slice(0, HEAD_ROWS).map((row, head) => ({ head, places: placesOf(row) }))
  const best = found.toSorted((first, second) => second.places.size - first.places.size)[0]
  // Plain text has no columns: missing headings would be misleading.
  if (best?.places.size === 0 && !rows.some((row) => widthOf(row) > 1)) throw unreadable()
  const missing = REQUIRED.filter((column) => !best?.places.has(column))
  if (!best || missing.length > 0)
    throw new Refusal('INVALID', {
      issues: missing.map((column) => ({ path: ['file', column], code: 'required' })),
    })
  return best
}

/** The number of cells in a row that are not blank. */
const widthOf = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length

function placesOf(row: readonly string[]): Map<OrderFileColumn, number> {
  const places = new Map<OrderFileColumn, number>()
  row.forEach((cell, place) => {
    const column = HEADINGS.get(normal(cell))
    if (column !== undefined && !places.has(column)) places.set(column, place)
  })
  return places
}
