import { isOneTypoApart, SHORTEST_MISTYPED } from './spellings.ts'

/** A word of the catalogue, with what is left of it without its ending. */
export interface KnownTerm {
  id: number
  term: string
  stems: readonly string[]
}

/** A word that was typed, with the same. */
export interface TypedTerm {
  term: string
  stems: readonly string[]
}

/** From here on the beginning of a word finds it. */
export const SHORTEST_BEGINNING = 3

function isForm(typed: TypedTerm, known: KnownTerm): boolean {
  if (typed.term === known.term) return true
  if (typed.term.length >= SHORTEST_BEGINNING && known.term.startsWith(typed.term)) return true
  return typed.stems.some((stem) => stem.length > 2 && known.stems.includes(stem))
}

const mayBeMistyped = (first: string, second: string) =>
  first.length >= SHORTEST_MISTYPED && second.length >= SHORTEST_MISTYPED && isOneTypoApart(first, second)

const isMistyped = (typed: TypedTerm, known: KnownTerm) =>
  mayBeMistyped(typed.term, known.term) ||
  typed.stems.some((stem) => known.stems.some((other) => mayBeMistyped(stem, other)))

/** The catalogue's words that a typed word means: its forms, or only where there are none, those a typo away. */
export function matchTerm(typed: TypedTerm, candidates: readonly KnownTerm[]): number[] {
  const forms = candidates.filter((known) => isForm(typed, known))
  const meant = forms.length > 0 ? forms : candidates.filter((known) => isMistyped(typed, known))
  return meant.map(({ id }) => id).toSorted((a, b) => a - b)
}
