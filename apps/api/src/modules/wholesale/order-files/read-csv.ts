import { type ReadTable, TABLE_COLUMNS, TABLE_ROWS, tooLarge, unreadable } from './table.ts'

const DELIMITERS = [';', ',', '\t'] as const

/** Decodes UTF-8, UTF-16 (`Unicode text` in Excel) or the code page of CSV from Russian spreadsheets. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

// Matches control characters, and the beginning of PDF, HTML, JSON and RTF files.
// oxlint-disable-next-line no-control-regex
const NO_TABLE = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]|^%PDF|^\s*[<{[]/

/** Returns the delimiter that is most frequent in the heading. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Removes the apostrophe that keeps spreadsheets from reading a text as a formula. */
const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** @throws INVALID on `file` */
export async function readCsv(bytes: Buffer): Promise<ReadTable> {
  const text = decode(bytes)
  if (NO_TABLE.test(text)) throw unreadable()
  const { parse } = await import('csv-parse/sync')
  let rows: string[][]
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: TABLE_ROWS + 1,
      max_record_size: 100_000,
    })
  } catch {
    throw unreadable()
  }
  if (rows.length > TABLE_ROWS || rows.some((row) => row.length > TABLE_COLUMNS)) throw tooLarge()
  return { rows: rows.map((row) => row.map(unguarded)), formulas: new Map() }
}
