import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { foreignShop, TRANSFERRED_CART } from './shop-origin.ts'
import type { Store } from './store.ts'

/** The middle mouse button and the context menu open links as well. */
const EVENTS = ['click', 'auxclick', 'contextmenu'] as const

/**
 * Adds the cart to links into the cart and checkout of a shop at another origin. The cart is stored on the
 * page's origin, so it travels in the URL fragment, which is never sent to a server. Returns a function that
 * stops this.
 */
export function transferCartOnLeaving(place: HTMLElement | Document, { ports, link }: Store): () => void {
  const shop = foreignShop(link, ports.navigation.origin)
  if (shop === null) return () => {}
  const addCart = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (anchor?.origin !== shop || !/\/order\/[\w-]+$/.test(anchor.pathname)) return
    const cart = ports.storage.get(STORAGE_KEYS.retailCart)
    anchor.hash = cart ? `${TRANSFERRED_CART}=${encodeURIComponent(cart)}` : ''
  }
  EVENTS.forEach((event) => place.addEventListener(event, addCart, true))
  return () => EVENTS.forEach((event) => place.removeEventListener(event, addCart, true))
}
