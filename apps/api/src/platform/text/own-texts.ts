import type { LocalizedText } from '@shyrdak/sdk/contract'

/** A text of a row as it is kept, without one language standing in for another: an editor must see what is missing. */
export function ownTexts(kept: unknown): LocalizedText {
  const texts = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {} // an object, of whatever
  const own = (text: unknown) => (typeof text === 'string' ? text : '')
  return { en: own(texts['en']), ru: own(texts['ru']), kg: own(texts['kg']) }
}
