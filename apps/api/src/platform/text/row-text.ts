import { LANGUAGES, type Language, type LocalizedText } from '@shyrdak/sdk/contract'

/** A text of a row in one language, or in the first other that it has: rows may be older or more broken than the code. */
export function textIn(kept: unknown, language: Language): string {
  if (typeof kept !== 'object' || kept === null) return ''
  const texts = kept as Partial<Record<Language, unknown>> // whatever the row holds is looked at below
  const found = [language, ...LANGUAGES].map((one) => texts[one]).find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : ''
}

/** A text of a row in every language. */
export const textInAll = (
  kept: unknown,
  change: (text: string) => string = (text) => text,
): LocalizedText => ({
  en: change(textIn(kept, 'en')),
  ru: change(textIn(kept, 'ru')),
  kg: change(textIn(kept, 'kg')),
})
