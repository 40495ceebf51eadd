import type { Language } from '../contract/language.ts'
import type { LocalizedText } from '../contract/localized-text.ts'

/** A text in the reader's language; where nobody has written it yet, in Russian, English or Kyrgyz. */
export const localized = (text: LocalizedText, language: Language): string =>
  text[language] || text.ru || text.en || text.kg
