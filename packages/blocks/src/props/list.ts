/** The objects in a list; an empty list for any other value. */
export const list = <Item extends object>(value: readonly Item[] | undefined): readonly Item[] =>
  Array.isArray(value)
    ? value.filter((item): item is Item => typeof item === 'object' && item !== null && !Array.isArray(item))
    : []
