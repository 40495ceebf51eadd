import type { Store } from '../store/store.ts'
import { TRANSFERRED_CART } from '../store/transferred-cart.ts'

const CART = 'retailCartItems'

/**
 * The cart is kept where it was filled, and the shop is elsewhere: a link to its basket or checkout takes the cart
 * along, behind the `#`, which no server sees. Returns how to stop.
 */
export function transferCartOnLeaving(place: HTMLElement, { ports }: Store, shop: string): () => void {
  if (new URL(shop).origin === location.origin) return () => {}
  const hand = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href.startsWith(`${shop}/`) || !/\/order\/[\w-]+$/.test(link.pathname)) return
    const cart = ports.storage.get(CART)
    link.hash = cart ? `${TRANSFERRED_CART}=${encodeURIComponent(cart)}` : ''
  }
  // With the middle button, or from the menu of the right one, it is opened as well.
  const ways = ['click', 'auxclick', 'contextmenu'] as const
  ways.forEach((way) => place.addEventListener(way, hand, true))
  return () => ways.forEach((way) => place.removeEventListener(way, hand, true))
}
