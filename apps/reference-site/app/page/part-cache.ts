import { LRUCache } from 'lru-cache'
import type { PageContext } from './page-context.ts'

/** A part of documents: its HTML, and the namespaces of the messages it needs in the browser. */
export interface Part {
  html: string
  namespaces: readonly string[]
}

/** The size limit in characters, each of which takes two bytes at most. */
const MAX_CHARACTERS = 4_000_000

const parts = new LRUCache<string, Part>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }, key) => html.length + key.length + 200,
})

/** Returns the part cache for one page. All parts are keyed by its language, country, prefix and API. */
export function partsOf({ language, country, hasChosenCountry, prefix, apiHost }: PageContext) {
  const page = JSON.stringify([language, country, hasChosenCountry, prefix, apiHost])
  /**
   * Returns the part with this key from the cache, or renders it. The key contains everything that the part
   * shows, so no entry is ever out of date.
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

/** React returns a rope of many small strings, which would all stay in memory. This makes a flat copy. */
const flat = (html: string): string => Buffer.from(html).toString()

const numbers = new WeakMap<object, number>()
let last = 0

/** Assigns each object a number, to tell objects apart in a key; 0 for undefined. */
export function numberOf(object: object | undefined): number {
  if (!object) return 0
  const known = numbers.get(object)
  if (known !== undefined) return known
  numbers.set(object, ++last)
  return last
}
