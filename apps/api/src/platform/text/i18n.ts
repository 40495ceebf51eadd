import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import {
  createI18n,
  readAllCodeMessages,
  type I18n,
  type Messages,
  type Translate,
} from '@shyrdak/sdk/messages'

const open = async (language: Language): Promise<I18n> =>
  createI18n({ language, messages: await readAllCodeMessages(language) })

const [en, ru, kg] = await Promise.all([open('en'), open('ru'), open('kg')])
const instances: Readonly<Record<Language, I18n>> = { en, ru, kg }

/** The instance of i18next for a language, one for the whole process: it speaks the texts of codes and all of `textsOf`. */
export const i18nOf = (language: Language): I18n => instances[language]

/**
 * The texts that stand in `locales` beside the code that speaks them, by language. Their types and the name of their
 * namespace are in `locales/texts.ts`, which `pnpm texts` writes.
 */
export function textsOf<Texts>(
  [namespace]: readonly [keyof Texts & string],
  messages: Readonly<Record<Language, Messages>>,
): (language: Language) => Translate<Texts[keyof Texts]> {
  for (const language of LANGUAGES)
    instances[language].addResourceBundle(language, namespace, messages[language])
  return (language) =>
    // i18next's own type of `t` knows neither the keys of one namespace nor their values.
    instances[language].getFixedT(language, namespace) as unknown as Translate<Texts[keyof Texts]>
}
