import { openWorkbook } from './open-workbook.ts'
import { type ReadTable, TABLE_COLUMNS, TABLE_ROWS, tooLarge, unreadable } from './table.ts'

const CELL = /<(?:\w+:)?c[\s/>]/g
const ADDRESS = /<(?:\w+:)?c\s[^<>]*?\br="([A-Z]{1,3})(\d{1,7})"/g
const ROW = /<(?:\w+:)?row\s[^<>]*?\br="(\d+)"/g
/** A cell with a formula, by its attributes. To find the address at once would take quadratic time. */
const FORMULA = /<(?:\w+:)?c(\s[^<>]*)>\s*<(?:\w+:)?f[\s/>]/g
const CELL_ADDRESS = /\br="([A-Z]{1,3})(\d{1,7})"/

const columnOf = (letters: string): number =>
  Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((number, one) => number * 26 + one, 0)

/**
 * Reads the first sheet of a workbook. Formulas are reported, not evaluated.
 * @throws INVALID on `file`
 */
export async function readXlsx(bytes: Buffer): Promise<ReadTable> {
  const parts = await openWorkbook(bytes)
  const formulas = new Map<number, Set<number>>()
  for (const [name, part] of parts) {
    if (!name.startsWith('xl/worksheets/')) continue
    const xml = part.toString('utf8')
    checkAddresses(xml)
    for (const [, attributes = ''] of xml.matchAll(FORMULA)) {
      const [, column = '', row] = CELL_ADDRESS.exec(attributes) ?? []
      const columns = formulas.get(Number(row)) ?? new Set<number>()
      formulas.set(Number(row), columns.add(columnOf(column) - 1))
    }
  }
  const [{ readSheet }, { zipSync }] = await Promise.all([import('read-excel-file/node'), import('fflate')])
  try {
    // The library only gets the parts that were unpacked within the limits.
    const clean = zipSync(Object.fromEntries(parts), { level: 0 })
    const rows = await readSheet(Buffer.from(clean))
    return { rows: rows.map((row) => row.map(textOf)), formulas }
  } catch {
    throw unreadable()
  }
}

/**
 * Checks the size of the table: a single cell at the far end of a sheet would expand it to billions of cells.
 */
function checkAddresses(xml: string): void {
  let addressed = 0
  for (const [, column = '', row] of xml.matchAll(ADDRESS)) {
    addressed += 1
    if (Number(row) > TABLE_ROWS || columnOf(column) > TABLE_COLUMNS) throw tooLarge()
  }
  for (const [, row] of xml.matchAll(ROW)) if (Number(row) > TABLE_ROWS) throw tooLarge()
  // Spreadsheets always write a cell's address.
  if ([...xml.matchAll(CELL)].length !== addressed) throw unreadable()
}

/** The cell as it would be typed: whole numbers have no fraction. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}
