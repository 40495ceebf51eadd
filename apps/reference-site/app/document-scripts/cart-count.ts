import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { countItems } from './count-items.ts'
import { savedCart } from './saved-text.ts'

/** By which the store reports a change on this page. */
const EVENT = 'shyrdak:cart-count'
const { retailCart } = STORAGE_KEYS

/** Shows the item count of the cart: from storage at first, then as this page and other tabs change it. */
export function showCartCount(): void {
  const show = (items: number) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      element.hidden = items === 0
      element.textContent = items > 99 ? '99+' : String(items)
    }
  }
  const read = () => show(countItems(savedCart()))
  read()
  addEventListener('storage', ({ key }) => (key === retailCart || key === null) && read())
  addEventListener('pageshow', ({ persisted }) => persisted && read())
  addEventListener(EVENT, (event) => {
    const { items } = (event as CustomEvent<{ items?: unknown }>).detail // the store fires it so
    if (typeof items === 'number') show(items)
    else read()
  })
}
