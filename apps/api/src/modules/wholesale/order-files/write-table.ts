import { MEDIA_TYPES, type Language } from '@shyrdak/sdk/contract'
import type { PriceTable } from './price-table.ts'

/** Column widths in characters. Price columns use `PRICE_WIDTH`. */
const WIDTHS = [9, 34, 20, 9, 22, 11, 16, 16, 10]
const PRICE_WIDTH = 16
/** Excel expects a comma as the list separator only where the decimal separator is a point. */
const SEPARATORS = {
  en: { delimiter: ',', decimal: '.' },
  ru: { delimiter: ';', decimal: ',' },
  kg: { delimiter: ';', decimal: ',' },
} as const satisfies Record<Language, { delimiter: string; decimal: string }>

/** Writes a price list as a workbook. Texts are written as text cells, so they are never read as formulas. */
export async function writeXlsx(
  { head, rows, firstPrice }: PriceTable,
  { name, sheet }: { name: string; sheet: string },
): Promise<File> {
  const { default: write } = await import('write-excel-file/node')
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const, wrap: true })),
    ...rows.map((row) =>
      row.map((value, column) =>
        value === null
          ? null
          : typeof value === 'string'
            ? { value, type: String }
            : { value, type: Number, ...(column >= firstPrice && { format: '#,##0.00' }) },
      ),
    ),
  ]
  const written = write(data, {
    sheet,
    stickyRowsCount: 1,
    columns: head.map((_, column) => ({ width: WIDTHS[column] ?? PRICE_WIDTH })),
  })
  const bytes = new Uint8Array(await written.toBuffer())
  return new File([bytes], `${name}.xlsx`, { type: MEDIA_TYPES.xlsx })
}

/**
 * Writes a price list as CSV in the format that spreadsheets of the language open as a table. Texts that look
 * like formulas get a leading apostrophe.
 */
export async function writeCsv(
  { head, rows, firstPrice }: PriceTable,
  { name, language }: { name: string; language: Language },
): Promise<File> {
  const { stringify } = await import('csv-stringify/sync')
  const { delimiter, decimal } = SEPARATORS[language]
  const written = rows.map((row) =>
    row.map((value, column) =>
      typeof value === 'number' && column >= firstPrice
        ? value.toFixed(2).replace('.', decimal)
        : typeof value === 'number'
          ? String(value)
          : value,
    ),
  )
  const text = stringify([[...head], ...written], { delimiter, bom: true, escape_formulas: true })
  return new File([text], `${name}.csv`, { type: MEDIA_TYPES.csv })
}
