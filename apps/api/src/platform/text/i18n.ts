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

/** The instance of i18next for a language, one for the whole process: it speaks the texts of codes and all of `textsOf`. */
export const i18nOf = (language: Language): I18n => instances[language]

/**
 * The texts of a `texts.json`, which stands beside the code that speaks them and holds them by language. Their namespace
 * is called after its folder and the one above: `orders-emails`. `pnpm texts` writes the types.
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
