import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { ReadTable } from './table.ts'

/** The signature of a zip archive, and so of a workbook. */
const ARCHIVE = Buffer.from('PK')

/**
 * Reads a file by its content, whatever its name.
 * @throws INVALID on `file` when it is not a table or is too large
 */
export async function readTable(file: File): Promise<ReadTable> {
  const bytes = Buffer.from(await file.arrayBuffer())
  return bytes.subarray(0, 2).equals(ARCHIVE) ? readXlsx(bytes) : readCsv(bytes)
}
