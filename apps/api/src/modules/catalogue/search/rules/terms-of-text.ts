/** Longer texts are cut: nobody types them into a search box. */
export const MAX_CHARACTERS = 100
const MAX_TERMS = 8

const SAME_LETTERS: Record<string, string> = { ё: 'е', ө: 'о', ү: 'у', ң: 'н', ӊ: 'н' }

/** Words that say nothing of goods. In the plain spelling. */
const EMPTY_TERMS = new Set(
  'a an and for in of on or the to with без в для до за и из или к на о от по с со у жана же жок менен учун'.split(
    ' ',
  ),
)

/** Everything in the store is made of it, in the plain spelling. */
const MATERIAL = /^(?:felt|wool|войло|шерст|кийиз)|^жун(?:дон|дун)?$/

/**
 * The words of a text in one plain spelling: lower case, and one letter for those that people type for each other
 * (е for ё; о, у, н for the Kyrgyz ө, ү, ң that many keyboards lack).
 */
export function plainTerms(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ёөүңӊ]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/(\p{L})['’ʼ](?=\p{L})/gu, '$1')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a text as they are written, in lower case, by their plain spelling. */
export function termsAsTyped(text: string): Map<string, string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}'’ʼ]+/gu) ?? []
  return new Map(words.map((word) => [plainTerms(word).join(''), word]))
}

/** Those words of a search that goods can be looked up by: a size, "for" or "felt" beside them narrows nothing. */
export function searchedTerms(text: string): string[] {
  const terms = [...new Set(plainTerms(text.slice(0, MAX_CHARACTERS)))].slice(0, MAX_TERMS)
  const telling = terms.filter(
    (term) => !EMPTY_TERMS.has(term) && !MATERIAL.test(term) && !/^\p{N}+$/u.test(term),
  )
  return telling.length > 0 ? telling : terms
}
