import type { PgTable } from 'drizzle-orm/pg-core'
import { specialSearchSpelling, specialSearchTerm } from '../special-search-tables.ts'
import { searchSpelling, searchTerm } from '../tables.ts'
import { SHORTEST_BEGINNING } from './rules/match-term.ts'

/** The known search terms of a catalogue, by which the words of a search are understood. */
export interface Vocabulary {
  name: 'retail' | 'special'
  terms: PgTable
  spellings: PgTable
  /** The minimum length of a prefix that matches a term. */
  shortestBeginning: number
}

export const RETAIL: Vocabulary = {
  name: 'retail',
  terms: searchTerm,
  spellings: searchSpelling,
  shortestBeginning: SHORTEST_BEGINNING,
}

/**
 * The terms of special goods and of workshops. They are those of descriptions and stories, too, where a short prefix
 * matches too many: a cat (кот) is found in every который.
 */
export const SPECIAL: Vocabulary = {
  name: 'special',
  terms: specialSearchTerm,
  spellings: specialSearchSpelling,
  shortestBeginning: 5,
}
