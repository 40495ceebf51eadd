const MAX_SHOWN = 99

/**
 * How many items a stored cart holds, each line `most` of them at most; 0 for what cannot be parsed. Its form is
 * `StoredCart` or `StoredWholesaleCart` of the machines.
 */
export function countItems(stored: string | null, most = MAX_SHOWN): number {
  if (!stored) return 0
  try {
    const items: unknown = (JSON.parse(stored) as { value?: { items?: unknown } } | null)?.value?.items // read carefully below
    if (!Array.isArray(items)) return 0
    return items.reduce((sum: number, item: { count?: unknown; size?: { count?: unknown } } | null) => {
      // A wholesale line has its count beside its size.
      const count = Number(item?.count ?? item?.size?.count ?? 1)
      return sum + Math.min(most, Math.max(1, Math.trunc(count) || 1))
    }, 0)
  } catch {
    return 0
  }
}
