import type { Store } from './store.ts'

/** The parameter in the fragment of a link that hands a cart over to a shop at another origin. */
export const TRANSFERRED_CART = 'shyrdak-cart'

/** The origin of the shop's pages when this page has a different one; null otherwise. */
export function foreignShop(link: Store['link'], origin: string): string | null {
  const path = link('/')
  if (!/^https?:\/\//.test(path)) return null
  const shop = new URL(path).origin
  return shop === origin ? null : shop
}
