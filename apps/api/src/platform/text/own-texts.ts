import type { LocalizedText } from '@shyrdak/sdk/contract'

/** A text of a row as saved, without fallback to another language: an editor must see what is missing. */
export function ownTexts(saved: unknown): LocalizedText {
  const texts = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {} // an object with any values
  const own = (text: unknown) => (typeof text === 'string' ? text : '')
  return { en: own(texts['en']), ru: own(texts['ru']), kg: own(texts['kg']) }
}
