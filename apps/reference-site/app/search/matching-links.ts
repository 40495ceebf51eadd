import { synonymsOf } from './synonyms.ts'

/** A page that a search may lead to beside goods. */
export interface SearchLink {
  title: string
  path: string
  /** What else it may be found by. */
  about?: string
}

/** Most people type е for ё. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]{3,}/gu) ?? []

/** Endings differ by two letters at most, as in returns and return, возврата and возврат; short words by one. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - (word.length > 5 ? 2 : 1)))

const isAlike = (asked: string, word: string): boolean =>
  word.startsWith(stemOf(asked)) && asked.startsWith(stemOf(word).slice(0, stemOf(asked).length))

/**
 * The links whose title, or what they are about, has every word of a text, each perhaps with another ending or as people
 * also call it.
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
