/** Longer texts are cut: nobody types them into a search box. */
export const MAX_CHARACTERS = 100
const MAX_TERMS = 8

const SAME_LETTERS: Record<string, string> = { ё: 'е', ө: 'о', ү: 'у', ң: 'н', ӊ: 'н' }

/** Stop words, in the normalized spelling. */
const EMPTY_TERMS = new Set(
  'a an and for in of on or the to with без в для до за и из или к на о от по с со у жана же жок менен учун'.split(
    ' ',
  ),
)

/** The material of everything in the store, in the normalized spelling. */
const MATERIAL = /^(?:felt|wool|войло|шерст|кийиз)|^жун(?:дон|дун)?$/

/**
 * Splits a text into words in a normalized spelling: lower case, with е for ё, and о, у, н for the Kyrgyz ө,
 * ү, ң, which many keyboards lack.
 */
export function plainTerms(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ёөүңӊ]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/(\p{L})['’ʼ](?=\p{L})/gu, '$1')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns a search text as names are compared with it: its words in the normalized spelling. */
export const searchedPhrase = (text: string): string => plainTerms(text.slice(0, MAX_CHARACTERS)).join(' ')

/** Maps the normalized spelling of each word to the word as typed, in lower case. */
export function termsAsTyped(text: string): Map<string, string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}'’ʼ]+/gu) ?? []
  return new Map(words.map((word) => [plainTerms(word).join(''), word]))
}

/**
 * Returns the words of a search that narrow it. Sizes, stop words and the material are dropped unless nothing
 * else remains.
 */
export function searchedTerms(text: string): string[] {
  const terms = [...new Set(plainTerms(text.slice(0, MAX_CHARACTERS)))].slice(0, MAX_TERMS)
  const telling = terms.filter(
    (term) => !EMPTY_TERMS.has(term) && !MATERIAL.test(term) && !/^\p{N}+$/u.test(term),
  )
  return telling.length > 0 ? telling : terms
}
