import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type { Store } from '../store/store.ts'
import { TRANSFERRED_CART } from '../store/transferred-cart.ts'

/**
 * Adds the cart to links into the shop's cart and checkout. The cart is stored on the host page's origin, so it
 * travels in the fragment, which is sent to no server. Returns a function that stops it.
 */
export function transferCartOnLeaving(place: HTMLElement, { ports }: Store, shop: string): () => void {
  if (new URL(shop).origin === location.origin) return () => {}
  const addCart = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href.startsWith(`${shop}/`) || !/\/order\/[\w-]+$/.test(link.pathname)) return
    const cart = ports.storage.get(STORAGE_KEYS.retailCart)
    link.hash = cart ? `${TRANSFERRED_CART}=${encodeURIComponent(cart)}` : ''
  }
  // The middle button and the context menu open links as well.
  const events = ['click', 'auxclick', 'contextmenu'] as const
  events.forEach((event) => place.addEventListener(event, addCart, true))
  return () => events.forEach((event) => place.removeEventListener(event, addCart, true))
}
