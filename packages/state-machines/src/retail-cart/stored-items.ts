/**
 * Returns the number of items in a stored cart, parsed leniently, for the badge on pages that do not load the
 * cart. Returns 0 if the text is unreadable.
 */
export function storedItems(text: string | null): number {
  try {
    const envelope: unknown = JSON.parse(text ?? 'null')
    // A wrong shape throws and is caught.
    const { items } = (envelope as { value: { items: { size: { count?: unknown }; count?: unknown }[] } })
      .value
    return items.reduce(
      // Version 1 stored the count beside the size.
      (sum, { size, count = size.count }) => sum + Math.min(99, Math.max(1, Math.trunc(Number(count)) || 1)),
      0,
    )
  } catch {
    return 0
  }
}
