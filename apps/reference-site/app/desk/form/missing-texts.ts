import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { Texts } from './texts.ts'

/** Counts the missing texts per language. */
export const missingTexts = (...texts: readonly Texts[]): Record<Language, number> => {
  const count = (language: Language) => texts.filter((text) => text[language].trim() === '').length
  const [en, ru, kg] = LANGUAGES.map(count)
  return { en: en ?? 0, ru: ru ?? 0, kg: kg ?? 0 }
}

/** Counts the missing texts per language, ignoring texts that are empty in every language. */
export const untranslated = (...texts: readonly Texts[]): Record<Language, number> =>
  missingTexts(...texts.filter((text) => LANGUAGES.some((language) => text[language].trim() !== '')))
