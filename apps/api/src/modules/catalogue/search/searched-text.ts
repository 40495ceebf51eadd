import type { AppContext } from '#platform/context.ts'
import { retypedText } from './retyped-text.ts'
import { searchedPhrase } from './rules/terms-of-text.ts'
import { searchTermsOf } from './search-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface SearchedText {
  /** For each word the ids of the terms that it matches; empty for an unknown word. */
  terms: number[][]
  /** The text in the normalized spelling; what is called so comes first. */
  phrase: string
}

/** Looks up the words of a search: as typed, or in the other keyboard layout if only that makes words. */
export async function searchedText(
  context: Pick<AppContext, 'db' | 'revision'>,
  text: string,
  vocabulary: Vocabulary,
): Promise<SearchedText> {
  const terms = await searchTermsOf(context, text, vocabulary)
  const isKnown = terms.every((ids) => ids.length > 0)
  const retyped = isKnown ? undefined : await retypedText(context, text, vocabulary)
  if (retyped === undefined) return { terms, phrase: searchedPhrase(text) }
  return { terms: await searchTermsOf(context, retyped, vocabulary), phrase: searchedPhrase(retyped) }
}
