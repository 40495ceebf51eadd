import { LANGUAGES, ORDER_FILE_COLUMNS, type OrderFileColumn } from '@shyrdak/sdk/contract'
import { Refusal } from '#platform/refusal.ts'
import { fileTexts } from './file-texts.ts'

/** Without which no line says what it orders. */
const REQUIRED: readonly OrderFileColumn[] = ['article', 'color', 'size', 'count']
/** A title or a note may stand above the headings. */
const HEAD_ROWS = 10

/** How names are compared: people type them with other spaces, dashes and letters. */
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
  /** The row of the headings, from 0. */
  head: number
  places: ReadonlyMap<OrderFileColumn, number>
}

/**
 * Finds the columns of an order by their headings, in whatever order and language they are.
 * @throws INVALID, naming each column that is missing
 */
export function findColumns(rows: readonly (readonly string[])[]): FoundColumns {
  const found = rows.slice(0, HEAD_ROWS).map((row, head) => ({ head, places: placesOf(row) }))
  const best = found.toSorted((first, second) => second.places.size - first.places.size)[0]
  const missing = REQUIRED.filter((column) => !best?.places.has(column))
  if (!best || missing.length > 0)
    throw new Refusal('INVALID', {
      issues: missing.map((column) => ({ path: ['file', column], code: 'required' })),
    })
  return best
}

function placesOf(row: readonly string[]): Map<OrderFileColumn, number> {
  const places = new Map<OrderFileColumn, number>()
  row.forEach((cell, place) => {
    const column = HEADINGS.get(normal(cell))
    if (column !== undefined && !places.has(column)) places.set(column, place)
  })
  return places
}
