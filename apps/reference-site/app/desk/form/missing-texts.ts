import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'

type Texts = Readonly<Record<Language, string>>

/** How many of these texts each language lacks. */
export const missingTexts = (...texts: readonly Texts[]): Record<Language, number> => {
  const count = (language: Language) => texts.filter((text) => text[language].trim() === '').length
  const [en, ru, kg] = LANGUAGES.map(count)
  return { en: en ?? 0, ru: ru ?? 0, kg: kg ?? 0 }
}
