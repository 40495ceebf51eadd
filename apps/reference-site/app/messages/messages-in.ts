import type { Language } from '@shyrdak/sdk/contract'
import type { I18n, Translate } from '@shyrdak/sdk/messages'
import type { Texts } from './texts.ts'

export type SiteNamespace = keyof Texts

let instanceOf: ((language: Language) => I18n) | undefined

/**
 * Sets how this process finds its i18next instances: one per language on the server, the store's own in the
 * browser.
 */
export function provideI18n(find: (language: Language) => I18n): void {
  instanceOf = find
}

const others = new Map<Language, I18n>()

/** Adds the instance of a language other than the document's. */
export const addOtherI18n = (language: Language, i18n: I18n): void => void others.set(language, i18n)

/**
 * Returns the i18next instance of a language. In the browser only the document's language and added ones are
 * available.
 */
export function i18nOf(language: Language): I18n {
  if (!instanceOf) throw new Error('no texts: provideI18n() is called before anything is rendered')
  const found = instanceOf(language)
  return found.language === language ? found : (others.get(language) ?? found)
}

/** i18next's `t` for a namespace of the site, with checked keys. */
export const messagesIn = <N extends SiteNamespace>(language: Language, namespace: N): Translate<Texts[N]> =>
  i18nOf(language).getFixedT(language, namespace) as unknown as Translate<Texts[N]> // typed from the English texts
