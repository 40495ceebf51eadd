/**
 * Parses cells copied from a spreadsheet: tabs separate columns, line breaks separate rows, and cells with
 * either are in double quotes. A trailing line break adds no row.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[place + 1] === '"') {
        cell += '"'
        place += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t') endCell()
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[place + 1] === '\n') place += 1
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

/** Serializes cells in the same format, for pasting into a spreadsheet. */
export const blockText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\n')

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
