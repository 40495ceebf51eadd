import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import {
  createI18n,
  readAllCodeMessages,
  type I18n,
  type Messages,
  type Translate,
} from '@shyrdak/sdk/messages'
import type { Texts } from './texts.ts'

const open = async (language: Language): Promise<I18n> =>
  createI18n({ language, messages: await readAllCodeMessages(language) })

const [en, ru, kg] = await Promise.all([open('en'), open('ru'), open('kg')])
const instances: Readonly<Record<Language, I18n>> = { en, ru, kg }

/** The i18next instance of a language, one per process: has the texts of codes and of every `textsOf`. */
export const i18nOf = (language: Language): I18n => instances[language]

/**
 * Registers the texts of a `texts.json`, which is next to the code that uses them and groups them by
 * language. The namespace is named after its folder and the one above: `orders-emails`. `pnpm texts`
 * generates the types.
 */
export function textsOf<Namespace extends keyof Texts>(
  namespace: Namespace,
  messages: Readonly<Record<Language, Messages>>,
): (language: Language) => Translate<Texts[Namespace]> {
  for (const language of LANGUAGES)
    instances[language].addResourceBundle(language, namespace, messages[language])
  return (language) =>
    // i18next's own type of `t` knows neither the keys of one namespace nor their values.
    instances[language].getFixedT(language, namespace) as unknown as Translate<Texts[Namespace]>
}
