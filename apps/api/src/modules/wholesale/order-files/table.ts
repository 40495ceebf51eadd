import { refuseField } from '#platform/refusal.ts'

/** The cells of a file as text, and the positions of its formulas, which are not evaluated. */
export interface ReadTable {
  rows: readonly (readonly string[])[]
  /** The zero-based columns with a formula, by the one-based row in the file. */
  formulas: ReadonlyMap<number, ReadonlySet<number>>
}

/**
 * The size limits of a table, well above a price list. A larger file is refused before it is parsed as a
 * table.
 */
export const TABLE_ROWS = 20_000
export const TABLE_COLUMNS = 100

export const unreadable = () => refuseField(['file'], 'unreadable')
export const tooLarge = () => refuseField(['file'], 'too_big', { max: TABLE_ROWS, of: 'rows' })
