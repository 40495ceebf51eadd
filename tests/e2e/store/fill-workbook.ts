import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const SHEET = 'xl/worksheets/sheet1.xml'

/** A workbook with these cells written into its first sheet, by their addresses, as a spreadsheet saves them. */
export function fillWorkbook(
  workbook: Uint8Array,
  cells: Readonly<Record<string, string | number>>,
): Uint8Array {
  const parts = unzipSync(workbook)
  let sheet = strFromU8(parts[SHEET]!)
  for (const [address, value] of Object.entries(cells)) {
    const row = address.replace(/^[A-Z]+/, '')
    const cell =
      typeof value === 'number'
        ? `<c r="${address}"><v>${value}</v></c>`
        : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
    const before = new RegExp(`<c r="${address}"(?:[^>]*/>|[^>]*>.*?</c>)`)
    sheet = before.test(sheet)
      ? sheet.replace(before, cell)
      : sheet.replace(new RegExp(`(<row r="${row}"[^>]*>.*?)(</row>)`), `$1${cell}$2`)
  }
  return zipSync({ ...parts, [SHEET]: strToU8(sheet) })
}
