import type { CurrencyCode, Language, Money } from '@shyrdak/sdk/contract'

/**
 * The environment that a page passes to its blocks. It replaces React contexts, so that blocks stay plain functions.
 * `Key` is the union of the message keys in use.
 */
export interface BlockEnv<Key extends string = string> {
  language: Language
  /** ISO 3166-1 alpha-2 code of the shopper's country. */
  country: string
  /** Returns the URL of a store path: `'/search'` may become `'/kg/search'`. */
  link(path: string): string
  /** Returns the URL of an image by its media path, with the API's host if that is another one. */
  image(photo: string): string
  /** Formats an amount: `1 234.50 KGS`. */
  money(amount: Money, currency: CurrencyCode): string
  messages(key: Key): string
  /**
   * Whether cards have a heart, `data-wishlist-item` being the product on wishlists (`retail-12`): for a script of the page to answer,
   * and not shown where there are no scripts.
   */
  hasWishlist?: boolean | undefined
}
