/** Words shorter than this must be typed right: too many others are one letter away. */
export const SHORTEST_MISTYPED = 4

/** A word and every spelling of it with one letter left out. Two words one typo apart share one of them. */
export function spellings(term: string): string[] {
  const characters = Array.from(term)
  if (characters.length < SHORTEST_MISTYPED) return [term]
  return [term, ...characters.map((_, place) => characters.toSpliced(place, 1).join(''))]
}

/** Whether one letter put in, left out, exchanged, or swapped with its neighbour makes one word of the other. */
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
