import { isOneTypoApart, SHORTEST_MISTYPED } from './spellings.ts'

/** A typed word with its stems. */
export interface TypedTerm {
  term: string
  stems: readonly string[]
}

/** A term of the catalogue or a synonym, with its stems. */
export interface KnownTerm extends TypedTerm {
  id: number
}

/** The minimum length of a prefix that matches a term of a name. */
export const SHORTEST_BEGINNING = 3

function isForm(typed: TypedTerm, known: KnownTerm, shortestBeginning: number): boolean {
  if (typed.term === known.term) return true
  if (typed.term.length >= shortestBeginning && known.term.startsWith(typed.term)) return true
  return typed.stems.some((stem) => stem.length > 2 && known.stems.includes(stem))
}

const mayBeMistyped = (first: string, second: string) =>
  first.length >= SHORTEST_MISTYPED && second.length >= SHORTEST_MISTYPED && isOneTypoApart(first, second)

const isMistyped = (typed: TypedTerm, known: KnownTerm) =>
  mayBeMistyped(typed.term, known.term) ||
  typed.stems.some((stem) => known.stems.some((other) => mayBeMistyped(stem, other)))

/** Returns the ids of the known terms that the typed word is a form or a prefix of. */
export const formsOf = (
  typed: TypedTerm,
  known: readonly KnownTerm[],
  shortestBeginning = SHORTEST_BEGINNING,
): number[] => known.filter((one) => isForm(typed, one, shortestBeginning)).map(({ id }) => id)

/** Returns the ids of the known terms that are one typo away from the typed word. */
export const typosOf = (typed: TypedTerm, known: readonly KnownTerm[]): number[] =>
  known.filter((one) => isMistyped(typed, one)).map(({ id }) => id)
