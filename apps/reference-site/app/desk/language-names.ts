import type { Language } from '@shyrdak/sdk/contract'

/** The names of the languages in each language, as written within a sentence. */
export const languageNames: Record<Language, Readonly<Record<Language, string>>> = {
  en: { en: 'English', ru: 'Russian', kg: 'Kyrgyz' },
  ru: { en: 'английский', ru: 'русский', kg: 'кыргызский' },
  kg: { en: 'англис тили', ru: 'орус тили', kg: 'кыргыз тили' },
}

/** The name of a language with a capital, as for a label. */
export function languageTitle(language: Language, named: Language): string {
  const name = languageNames[language][named]
  return name.charAt(0).toUpperCase() + name.slice(1)
}
