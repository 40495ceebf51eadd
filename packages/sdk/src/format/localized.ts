import type { Language } from '../contract/language.ts'
import type { LocalizedText } from '../contract/localized-text.ts'

/** Returns the text in `language` or, if that is empty, in Russian, English or Kyrgyz. */
export const localized = (text: LocalizedText, language: Language): string =>
  text[language] || text.ru || text.en || text.kg
