import type { CurrencyCode, Language, Money } from '@shyrdak/sdk/contract'

/**
 * What a block is told about the page it is drawn on. It replaces every context, so that blocks stay plain
 * functions. `Word` is the union of the word keys that are asked for.
 */
export interface BlockEnv<Word extends string = string> {
  language: Language
  /** ISO 3166-1 alpha-2 code of the shopper's country. */
  country: string
  /** The address of a page of the store: `'/search'` may become `'/kg/search'`. */
  link(path: string): string
  /** The address of a picture by its media path: the API's host in front of it where the API lives elsewhere. */
  image(photo: string): string
  /** An amount as a person of this language reads it, e.g. `1 234.50 KGS`. */
  money(amount: Money, currency: CurrencyCode): string
  messages(key: Word): string
}
