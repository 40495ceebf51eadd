import type { Language } from '@shyrdak/sdk/contract'

/** Languages as a reader of each language calls them, in the middle of a sentence. */
export const languageNames: Record<Language, Readonly<Record<Language, string>>> = {
  en: { en: 'English', ru: 'Russian', kg: 'Kyrgyz' },
  ru: { en: 'английский', ru: 'русский', kg: 'кыргызский' },
  kg: { en: 'англис тили', ru: 'орус тили', kg: 'кыргыз тили' },
}
