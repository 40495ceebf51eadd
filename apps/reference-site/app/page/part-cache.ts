import { LRUCache } from 'lru-cache'
import type { PageContext } from './page-context.ts'

/** A part of documents: its HTML, and the namespaces of texts that it needs in a browser. */
export interface Part {
  html: string
  namespaces: readonly string[]
}

/** Characters, of two bytes at most. */
const MAX_CHARACTERS = 4_000_000

const parts = new LRUCache<string, Part>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }, key) => html.length + key.length + 200,
})

/** The parts of a page's documents. All of them may depend on its language, country, prefix and API. */
export function partsOf({ language, country, hasChosenCountry, prefix, apiHost }: PageContext) {
  const page = JSON.stringify([language, country, hasChosenCountry, prefix, apiHost])
  /**
   * The part of this key, rendered unless a document before had the same. The key holds everything that the part shows, so
   * that no part is ever out of date.
   */
  return (key: string, render: () => Part): Part => {
    const whole = page + key
    const known = parts.get(whole)
    if (known) return known
    const { html, namespaces } = render()
    const part = { html: flat(html), namespaces }
    parts.set(whole, part)
    return part
  }
}

/** React's string is a tree of its pieces, each of which would stay in memory. */
const flat = (html: string): string => Buffer.from(html).toString()

const numbers = new WeakMap<object, number>()
let last = 0

/** Tells objects apart in a key. */
export function numberOf(object: object | undefined): number {
  if (!object) return 0
  const known = numbers.get(object)
  if (known !== undefined) return known
  numbers.set(object, ++last)
  return last
}
