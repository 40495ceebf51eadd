import type { Language } from '@shyrdak/sdk/contract'
import type { I18n, Translate } from '@shyrdak/sdk/messages'
import type { Texts } from './texts.ts'

export type SiteNamespace = keyof Texts

let instanceOf: ((language: Language) => I18n) | undefined

/** Says where the texts of this process are: on the server in one instance a language, in a browser with its store. */
export function provideI18n(find: (language: Language) => I18n): void {
  instanceOf = find
}

/** The i18next instance of a language. In a browser there is that of the document alone. */
export function i18nOf(language: Language): I18n {
  if (!instanceOf) throw new Error('no texts: provideI18n() is called before anything is rendered')
  return instanceOf(language)
}

/** i18next's `t` for a namespace of the site, by keys that are checked. */
export const messagesIn = <N extends SiteNamespace>(language: Language, namespace: N): Translate<Texts[N]> =>
  i18nOf(language).getFixedT(language, namespace) as unknown as Translate<Texts[N]> // typed from the English texts
