/**
 * The page numbers to offer: the first, the last, and the current one with its neighbours; null is a gap of
 * two pages or more (a single missing page is simply shown).
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  const here = Math.min(Math.max(current, 1), last)
  const shown = [...new Set([1, here - 1, here, here + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    return missing === 1 ? [page - 1, page] : [null, page]
  })
}
