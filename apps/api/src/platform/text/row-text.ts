import { LANGUAGES, type Language, type LocalizedText } from '@shyrdak/sdk/contract'

/** A row's text in one language, else in the first other it has. Rows may be outdated or broken. */
export function textIn(saved: unknown, language: Language): string {
  if (typeof saved !== 'object' || saved === null) return ''
  const texts = saved as Partial<Record<Language, unknown>> // whatever the row holds is checked below
  const found = [language, ...LANGUAGES].map((one) => texts[one]).find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : ''
}

/** A text of a row in every language. */
export const textInAll = (
  saved: unknown,
  change: (text: string) => string = (text) => text,
): LocalizedText => ({
  en: change(textIn(saved, 'en')),
  ru: change(textIn(saved, 'ru')),
  kg: change(textIn(saved, 'kg')),
})
