import { CART_COUNT_EVENT } from '@shyrdak/react-store/without-react'
import { HEADER_EVENT } from './page-events.ts'
import { ownCart } from './own-cart.ts'

/** Shows the item count of the cart: first from storage, then as this page and other tabs change it. */
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
  // The cart changed in another tab, the page was restored, or the header was rendered again.
  for (const type of ['storage', 'pageshow', HEADER_EVENT]) addEventListener(type, read)
  addEventListener(CART_COUNT_EVENT, (event) => {
    show((event as CustomEvent<{ items: number }>).detail.items) // the store fires it like this
  })
}
