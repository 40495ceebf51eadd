import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const SHEET = 'xl/worksheets/sheet1.xml'
const CELL = /<c r="([A-Z])\d+"(?:[^>]*\/>|[^>]*>.*?<\/c>)/g

const cellOf = (address: string, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`

/** Writes cells of columns A to Z, by address, into a workbook's first sheet, as spreadsheets do. */
export function fillWorkbook(
  workbook: Uint8Array,
  cells: Readonly<Record<string, string | number>>,
): Uint8Array {
  const parts = unzipSync(workbook)
  const written = Map.groupBy(Object.entries(cells), ([address]) => address.slice(1))
  const sheet = strFromU8(parts[SHEET]!).replace(
    /(<row r="(\d+)"[^>]*>)(.*?)<\/row>/g,
    (_, opening: string, row: string, content: string) => {
      const columns = new Map(Array.from(content.matchAll(CELL), ([cell, column = '']) => [column, cell]))
      for (const [address, value] of written.get(row) ?? [])
        columns.set(address.slice(0, 1), cellOf(address, value))
      const inOrder = [...columns].toSorted(([one], [other]) => (one < other ? -1 : 1))
      return `${opening}${inOrder.map(([, cell]) => cell).join('')}</row>`
    },
  )
  return zipSync({ ...parts, [SHEET]: strToU8(sheet) })
}
