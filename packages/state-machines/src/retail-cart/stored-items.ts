/**
 * The number of items in a stored cart, parsed leniently: for the badge on pages that do not load the cart. 0
 * when unreadable.
 */
export function storedItems(text: string | null): number {
  try {
    const envelope: unknown = JSON.parse(text ?? 'null')
    const { items } = (envelope as { value: { items: { count: unknown }[] } }).value // a wrong shape throws and is caught
    return items.reduce(
      (sum, { count }) => sum + Math.min(99, Math.max(1, Math.trunc(Number(count)) || 1)),
      0,
    )
  } catch {
    return 0
  }
}
