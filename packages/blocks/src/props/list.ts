/** The things of a list that are things, or none where no list stands. */
export const list = <Item extends object>(value: readonly Item[] | undefined): readonly Item[] =>
  Array.isArray(value)
    ? value.filter((item): item is Item => typeof item === 'object' && item !== null && !Array.isArray(item))
    : []
