/**
 * How many pieces a kept cart holds, read without parsing it properly: for the badge of a page that loads no cart.
 * Anything unreadable counts as none.
 */
export function storedItems(text: string | null): number {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    const { items } = (kept as { value: { items: { count: unknown }[] } }).value // a wrong shape throws and is caught
    return items.reduce(
      (sum, { count }) => sum + Math.min(99, Math.max(1, Math.trunc(Number(count)) || 1)),
      0,
    )
  } catch {
    return 0
  }
}
