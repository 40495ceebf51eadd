/**
 * The page numbers to show: the first, the last, and the current one with its neighbours. Null is a gap of two or
 * more pages; a gap of one is filled with the page itself.
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  const page = Math.min(Math.max(current, 1), last)
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    return missing === 1 ? [page - 1, page] : [null, page]
  })
}
