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
  /** Returns the URL of an image by its media path, with the API's host when it differs from the page's. */
  image(photo: string): string
  /** Formats an amount, such as `1 234.50 KGS`. */
  money(amount: Money, currency: CurrencyCode): string
  messages(key: Key): string
  /**
   * Whether product cards render a wishlist button with the product in `data-wishlist-item` (`retail-12`). A
   * script of the page handles it; without scripting it is hidden.
   */
  hasWishlist?: boolean | undefined
}
