import type { I18n } from '@shyrdak/sdk/messages'
import { LRUCache } from 'lru-cache'

type TextOf = (key: unknown, ...rest: unknown[]) => unknown

/** The cache size of one `t`: the texts of a namespace, including their variants by parameters. */
const MAX_TEXTS = 2_000

/** Memoizes a `t` function. A list needs a hundred texts, most of them the same each time. */
function remembering<T>(t: T): T {
  const known = new LRUCache<string, { text: unknown }>({ max: MAX_TEXTS })
  const textOf = t as TextOf // the one overload of i18next that takes a single key
  const remembered: TextOf = (key, ...rest) => {
    const cacheKey = typeof key === 'string' ? keyOf(key, rest) : undefined
    if (cacheKey === undefined) return textOf(key, ...rest)
    const found = known.get(cacheKey)
    if (found) return found.text
    const text = textOf(key, ...rest)
    known.set(cacheKey, { text })
    return text
  }
  // `getFixedT` sets properties on its functions, which describe what they are fixed to.
  return Object.assign(remembered, t) as T
}

/** Returns the cache key; undefined when a parameter is neither a string nor a number. */
function keyOf(key: string, [parameters, ...more]: unknown[]): string | undefined {
  if (parameters === undefined) return key
  if (typeof parameters !== 'object' || parameters === null || more.length > 0) return undefined
  let cacheKey = key
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    cacheKey += `\0${name}\0${typeof value}\0${value}`
  }
  return cacheKey
}

/** Memoizes all `t` functions of an instance whose texts are fully loaded and never change. */
export function rememberTexts(i18n: I18n): I18n {
  const fixedT = i18n.getFixedT.bind(i18n)
  const fixed = new Map<string, ReturnType<typeof fixedT>>()
  i18n.t = remembering(i18n.t)
  i18n.getFixedT = ((...to: Parameters<typeof fixedT>) => {
    const key = JSON.stringify(to)
    const known = fixed.get(key)
    if (known) return known
    const made = remembering(fixedT(...to))
    fixed.set(key, made)
    return made
  }) as typeof i18n.getFixedT // its type has overloads
  return i18n
}
