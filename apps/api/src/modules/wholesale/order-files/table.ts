import { refuseField } from '#platform/refusal.ts'

/** The cells of a file as text, and where its formulas are, which are not computed. */
export interface ReadTable {
  rows: readonly (readonly string[])[]
  /** The columns with a formula, from 0, by the number of their row in the file, from 1. */
  formulas: ReadonlyMap<number, ReadonlySet<number>>
}

/** What a table may hold: more than a price list has. Beyond it a file is refused before it is read as a table. */
export const TABLE_ROWS = 20_000
export const TABLE_COLUMNS = 100

export const unreadable = () => refuseField(['file'], 'unreadable')
export const tooLarge = () => refuseField(['file'], 'too_big', { max: TABLE_ROWS, of: 'rows' })
