import { containing } from '#platform/sql/containing.ts'
import type { Database } from '#platform/sql/database.ts'
import { searchedTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'

/** Shorter stems would be found in anything. */
const SHORTEST_STEM = 3

/** What separates the patterns of one word: no word holds it. */
const SEPARATOR = '\n'

/**
 * For each word of a text, the patterns of it and of its stems, in the plain spelling of `plainText`. A text without
 * words is one word without patterns.
 */
export async function namePatterns(db: Database, text: string): Promise<string[]> {
  const terms = searchedTerms(text)
  if (terms.length === 0) return ['']
  const stems = await stemsOf(db, terms)
  return terms.map((term) =>
    [term, ...(stems.get(term) ?? []).filter(({ length }) => length >= SHORTEST_STEM)]
      .map(containing)
      .join(SEPARATOR),
  )
}

/** SQL: a text in the spelling in which words are looked for. */
const plainText = (text: string) => `translate(lower(${text}), 'ёөүңӊ', 'еоунн')`

/** SQL: whether texts together have every word of `namePatterns`, given as a `text[]`; null looks for nothing. */
export const hasNames = (
  texts: readonly string[],
  patterns: string,
): string => `(${patterns} is null or not exists (
    select from unnest(${patterns}) as word
    where (${plainText(`concat_ws(' ', ${texts.join(', ')})`)} like any (string_to_array(word, E'\\n'))) is not true))`
