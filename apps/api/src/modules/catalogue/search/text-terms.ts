import type { LocalizedText } from '@shyrdak/sdk/contract'
import { plainTerms } from './rules/terms-of-text.ts'

/** The search terms of a row. */
export interface Terms {
  /** Those of its name. */
  nameTerms: ReadonlySet<string>
  /** All of them. */
  terms: ReadonlySet<string>
}

const termsOf = (texts: readonly (LocalizedText | null)[]) =>
  texts.flatMap((text) => (text ? plainTerms(`${text.en} ${text.ru} ${text.kg}`) : []))

/** Returns the search terms of a name and of other texts, in all three languages. */
export function textTerms(name: LocalizedText, texts: readonly (LocalizedText | null)[]): Terms {
  const nameTerms = new Set(termsOf([name]))
  return { nameTerms, terms: new Set([...nameTerms, ...termsOf(texts)]) }
}
