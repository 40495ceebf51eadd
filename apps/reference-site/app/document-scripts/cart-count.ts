import { HEADER_EVENT } from './header-event.ts'
import { ownCart } from './own-cart.ts'

/** By which the store reports a change on this page. */
const EVENT = 'shyrdak:cart-count'

/** Shows the item count of the cart: from storage at first, then as this page and other tabs change it. */
export function showCartCount(): void {
  const show = (reported?: number) => {
    const { items, path } = ownCart(reported)
    for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      element.hidden = items === 0
      element.textContent = items > 99 ? '99+' : String(items)
      const link = element.closest('a')
      if (link) link.pathname = (link.dataset['cart'] ?? '') + path
    }
  }
  const read = () => show()
  read()
  // Of another tab, of a page that comes back, of a header that was rendered anew.
  for (const type of ['storage', 'pageshow', HEADER_EVENT]) addEventListener(type, read)
  addEventListener(EVENT, (event) => {
    const { items } = (event as CustomEvent<{ items?: unknown }>).detail // the store fires it so
    show(typeof items === 'number' ? items : undefined)
  })
}
