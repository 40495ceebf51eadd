const MOST = 99

/** How many items the stored retail cart holds; 0 for what cannot be parsed. Its form is `StoredCart` of the machines. */
export function countItems(stored: string | null): number {
  if (!stored) return 0
  try {
    const items: unknown = (JSON.parse(stored) as { value?: { items?: unknown } } | null)?.value?.items // read carefully below
    if (!Array.isArray(items)) return 0
    return items.reduce((sum: number, item: { count?: unknown } | null) => {
      const count = Number(item?.count ?? 1)
      return sum + Math.min(MOST, Math.max(1, Math.trunc(count) || 1))
    }, 0)
  } catch {
    return 0
  }
}
