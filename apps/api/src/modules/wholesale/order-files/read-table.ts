import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { ReadTable } from './table.ts'

/** How every archive begins, and so every workbook. */
const ARCHIVE = Buffer.from('PK')

/**
 * Reads a file by what it is, whatever it is called.
 * @throws INVALID on `file`, for what is no table and for what is too large
 */
export async function readTable(file: File): Promise<ReadTable> {
  const bytes = Buffer.from(await file.arrayBuffer())
  return bytes.subarray(0, 2).equals(ARCHIVE) ? readXlsx(bytes) : readCsv(bytes)
}
