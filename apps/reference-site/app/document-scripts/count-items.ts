const MAX_SHOWN = 99

/**
 * Counts the items of a stored cart, at most `most` per line. Returns 0 when the text cannot be parsed. The
 * format is `StoredCart` or `StoredWholesaleCart` of the state machines.
 */
export function countItems(stored: string | null, most = MAX_SHOWN): number {
  if (!stored) return 0
  try {
    const items: unknown = (JSON.parse(stored) as { value?: { items?: unknown } } | null)?.value?.items // validated below
    if (!Array.isArray(items)) return 0
    return items.reduce((sum: number, item: { count?: unknown; size?: { count?: unknown } } | null) => {
      // A wholesale line stores its count in its size.
      const count = Number(item?.count ?? item?.size?.count ?? 1)
      return sum + Math.min(most, Math.max(1, Math.trunc(count) || 1))
    }, 0)
  } catch {
    return 0
  }
}
