/** The rows that stand in both lists in the same order: as many as there can be. */
export function unmovedRows(rows: readonly string[], before: readonly string[]): string[] {
  /** How many of them there are in what begins at a place of each list. */
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

/** How many rows were added, taken away, written anew or moved past others. One that others make room for is none. */
export const changedRows = (rows: readonly string[], before: readonly string[]): number =>
  Math.max(rows.length, before.length) - unmovedRows(rows, before).length
