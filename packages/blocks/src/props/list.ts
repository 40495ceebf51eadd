/** The objects in a list; an empty list for any other value. */
export function list<Item extends object>(value: readonly Item[] | undefined): readonly Item[]
export function list(value: unknown): readonly Readonly<Record<string, unknown>>[]
export function list(value: unknown): readonly object[] {
  return Array.isArray(value)
    ? value.filter(
        (item): item is object => typeof item === 'object' && item !== null && !Array.isArray(item),
      )
    : []
}
