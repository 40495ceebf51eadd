import type { Language } from '@shyrdak/sdk/contract'
import type { I18n, Translate } from '@shyrdak/sdk/messages'
import type { Texts } from './texts.ts'

export type SiteNamespace = keyof Texts

let instanceOf: ((language: Language) => I18n) | undefined

/** Says where the texts of this process are: on the server in one instance a language, in a browser with its store. */
export function provideI18n(find: (language: Language) => I18n): void {
  instanceOf = find
}

const others = new Map<Language, I18n>()

/** Says where the texts of another language than that of the document are. */
export const addOtherI18n = (language: Language, i18n: I18n): void => void others.set(language, i18n)

/** The i18next instance of a language. In a browser there is that of the document, and of what was added. */
export function i18nOf(language: Language): I18n {
  if (!instanceOf) throw new Error('no texts: provideI18n() is called before anything is rendered')
  const found = instanceOf(language)
  return found.language === language ? found : (others.get(language) ?? found)
}

/** i18next's `t` for a namespace of the site, by keys that are checked. */
export const messagesIn = <N extends SiteNamespace>(language: Language, namespace: N): Translate<Texts[N]> =>
  i18nOf(language).getFixedT(language, namespace) as unknown as Translate<Texts[N]> // typed from the English texts
