/** Returns a longest common subsequence of two lists: the rows that have not moved. */
export function unmovedRows(rows: readonly string[], before: readonly string[]): string[] {
  /** The length of the longest common subsequence of the rest of both lists, from each pair of positions. */
  const counts = Array.from({ length: rows.length + 1 }, () => before.map(() => 0))
  const countAt = (row: number, place: number) => counts[row]?.[place] ?? 0
  for (let row = rows.length - 1; row >= 0; row -= 1)
    for (let place = before.length - 1; place >= 0; place -= 1)
      counts[row]![place] =
        rows[row] === before[place]
          ? countAt(row + 1, place + 1) + 1
          : Math.max(countAt(row + 1, place), countAt(row, place + 1))
  const found: string[] = []
  for (let row = 0, place = 0; row < rows.length && place < before.length;) {
    const text = rows[row]
    if (text !== undefined && text === before[place]) {
      found.push(text)
      row += 1
      place += 1
    } else if (countAt(row + 1, place) >= countAt(row, place + 1)) row += 1
    else place += 1
  }
  return found
}

/** Counts the rows that were added, removed, edited or moved. Rows that only shifted do not count. */
export const changedRows = (rows: readonly string[], before: readonly string[]): number =>
  Math.max(rows.length, before.length) - unmovedRows(rows, before).length
