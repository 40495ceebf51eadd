import { containing } from '#platform/sql/containing.ts'
import type { Database } from '#platform/sql/database.ts'
import { searchedTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'

/** Shorter stems would match almost anything. */
const SHORTEST_STEM = 3

/** Separates the patterns of one word. It cannot occur in a word. */
const SEPARATOR = '\n'

/**
 * Returns, for each word of a text, the LIKE patterns of the word and its stems, in the normalized spelling.
 * A text without words yields one word without patterns, which matches nothing.
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

/** SQL: a text in the normalized spelling. */
export const plainText = (text: string) => `translate(lower(${text}), 'ёөүңӊ', 'еоунн')`

/**
 * SQL: whether the texts together contain every word of `namePatterns`, passed as `text[]`. Null matches
 * everything.
 */
export const hasNames = (
  texts: readonly string[],
  patterns: string,
): string => `(${patterns} is null or not exists (
    select from unnest(${patterns}) as word
    where (${plainText(`concat_ws(' ', ${texts.join(', ')})`)} like any (string_to_array(word, E'\\n'))) is not true))`
