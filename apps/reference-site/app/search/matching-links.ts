import { synonymsOf } from './synonyms.ts'

/** A page that a search may suggest besides products. */
export interface SearchLink {
  title: string
  path: string
  /** Additional text to match. */
  about?: string
}

/** Normalizes ё, for which most people type е. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]{3,}/gu) ?? []

/** Endings differ by up to two letters, as in returns/return, возврата/возврат; in short words by one. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - (word.length > 5 ? 2 : 1)))

const isAlike = (asked: string, word: string): boolean =>
  word.startsWith(stemOf(asked)) && asked.startsWith(stemOf(word).slice(0, stemOf(asked).length))

/**
 * Returns the links whose title or `about` contains every word of the text, allowing for other endings and
 * synonyms.
 */
export function matchingLinks(text: string, links: readonly SearchLink[], most: number): SearchLink[] {
  const asked = wordsOf(text).map((word) => synonymsOf(word, isAlike))
  if (asked.length === 0) return []
  const has = (where: string) => {
    const words = wordsOf(where)
    return asked.every((synonyms) => synonyms.some((one) => words.some((word) => isAlike(one, word))))
  }
  const called = links.filter(({ title }) => has(title))
  const about = links.filter((link) => !called.includes(link) && has(`${link.title} ${link.about ?? ''}`))
  const paths = new Set<string>()
  return [...called, ...about].filter(({ path }) => !paths.has(path) && paths.add(path)).slice(0, most)
}
