import type { I18n } from '@shyrdak/sdk/messages'
import { LRUCache } from 'lru-cache'

type Say = (key: unknown, ...rest: unknown[]) => unknown

/** The texts of a namespace, and what they say of a count or of a name. */
const MAX_TEXTS = 2_000

/** Remembers what was said. A list asks for a hundred texts, most of them the same each time. */
function remembering<T>(say: T): T {
  const known = new LRUCache<string, { said: unknown }>({ max: MAX_TEXTS })
  const from = say as Say // of i18next's overloads, those of one key
  const remembered: Say = (key, ...rest) => {
    const asked = typeof key === 'string' ? keyOf(key, rest) : undefined
    if (asked === undefined) return from(key, ...rest)
    const found = known.get(asked)
    if (found) return found.said
    const said = from(key, ...rest)
    known.set(asked, { said })
    return said
  }
  // `getFixedT` says on its functions what they are fixed to.
  return Object.assign(remembered, say) as T
}

/** What is asked for; undefined where a parameter is more than a text or a number. */
function keyOf(key: string, [parameters, ...more]: unknown[]): string | undefined {
  if (parameters === undefined) return key
  if (typeof parameters !== 'object' || parameters === null || more.length > 0) return undefined
  let asked = key
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    asked += `\0${name}\0${typeof value}\0${value}`
  }
  return asked
}

/** Makes an instance whose texts are all there, and stay, say them from memory. */
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
  }) as typeof i18n.getFixedT // the same by more type parameters
  return i18n
}
