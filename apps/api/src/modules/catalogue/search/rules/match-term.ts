import { isOneTypoApart, SHORTEST_MISTYPED } from './spellings.ts'

/** A word that was typed, with what is left of it without its ending. */
export interface TypedTerm {
  term: string
  stems: readonly string[]
}

/** A word of the catalogue, or of what people also call its goods, with the same. */
export interface KnownTerm extends TypedTerm {
  id: number
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

/** The known words that a typed one is a form or the beginning of, by their numbers. */
export const formsOf = (typed: TypedTerm, known: readonly KnownTerm[]): number[] =>
  known.filter((one) => isForm(typed, one)).map(({ id }) => id)

/** The known words that a typed one is a typo away from. */
export const typosOf = (typed: TypedTerm, known: readonly KnownTerm[]): number[] =>
  known.filter((one) => isMistyped(typed, one)).map(({ id }) => id)
