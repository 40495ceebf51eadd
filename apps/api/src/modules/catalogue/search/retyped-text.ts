import type { AppContext } from '#platform/context.ts'
import { inOtherLayout } from './rules/other-layout.ts'
import { MAX_CHARACTERS, searchedTerms } from './rules/terms-of-text.ts'
import { meaningsOf } from './search-terms.ts'
import { RETAIL } from './vocabulary.ts'

/** Longer texts were not typed by hand. */
const MAX_WORDS = 8

/**
 * Replaces unknown words that make a known word when typed in the other keyboard layout; undefined if there
 * are none.
 */
export async function retypedText(
  context: Pick<AppContext, 'db' | 'revision'>,
  text: string,
  vocabulary = RETAIL,
): Promise<string | undefined> {
  const words = text.slice(0, MAX_CHARACTERS).trim().split(/\s+/).slice(0, MAX_WORDS)
  const both = words.map((word) => ({ word, other: inOtherLayout(word) }))
  const terms = both.flatMap(({ word, other }) => [...searchedTerms(word), ...searchedTerms(other)])
  const meant = await meaningsOf(context, [...new Set(terms)], vocabulary)
  const isMeant = (word: string) => {
    const parts = searchedTerms(word)
    return parts.length > 0 && parts.every((term) => meant.get(term)?.isMistyped === false)
  }
  const retyped = both.map(({ word, other }) => (!isMeant(word) && isMeant(other) ? other : word))
  return retyped.some((word, place) => word !== words[place]) ? retyped.join(' ') : undefined
}
