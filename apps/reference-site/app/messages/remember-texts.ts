import type { I18n } from '@shyrdak/sdk/messages'

type Say = (key: unknown, ...rest: unknown[]) => unknown

/** Texts without parameters are the same each time. A list asks for a hundred of them. */
function remembering<T>(say: T): T {
  const known = new Map<string, unknown>()
  const from = say as Say // of i18next's overloads, those of one key
  const remembered: Say = (key, ...rest) => {
    if (rest.length > 0 || typeof key !== 'string') return from(key, ...rest)
    if (!known.has(key)) known.set(key, from(key))
    return known.get(key)
  }
  // `getFixedT` says on its functions what they are fixed to.
  return Object.assign(remembered, say) as T
}

/** Makes an instance whose texts are all there, and stay, say those without parameters from memory. */
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
