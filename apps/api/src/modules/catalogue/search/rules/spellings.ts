/** Shorter words must be typed correctly: too many others are one letter away. */
export const SHORTEST_MISTYPED = 4

/** Returns a word and its spellings with one letter left out. Two words one typo apart share at least one. */
export function spellings(term: string): string[] {
  const characters = Array.from(term)
  if (characters.length < SHORTEST_MISTYPED) return [term]
  return [term, ...characters.map((_, place) => characters.toSpliced(place, 1).join(''))]
}

/** Whether the words differ by one inserted, missing, replaced or swapped letter. */
export function isOneTypoApart(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  if (short === long || long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  )
}
