import { countPieces } from './count-pieces.ts'
import { keptText } from './kept-text.ts'

/** The spec's key of the retail cart, and the event by which the store tells of a change on this page. */
const KEY = 'retailCartItems'
const EVENT = 'shyrdak:cart'

/** Keeps the number beside the basket true: from storage at first, then as this page and other tabs change it. */
export function showCartCount(): void {
  const show = (pieces: number) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      element.hidden = pieces === 0
      element.textContent = pieces > 99 ? '99+' : String(pieces)
    }
  }
  const read = () => show(countPieces(keptText('localStorage', KEY)))
  read()
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read())
  addEventListener('pageshow', ({ persisted }) => persisted && read())
  addEventListener(EVENT, (event) => {
    const { pieces } = (event as CustomEvent<{ pieces?: unknown }>).detail // the store fires it so
    if (typeof pieces === 'number') show(pieces)
    else read()
  })
}
