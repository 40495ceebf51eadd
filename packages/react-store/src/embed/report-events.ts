import { perStore } from '../store/per-store.ts'
import type { Store } from '../store/store.ts'
import { cartChanges, eventLine } from './cart-changes.ts'
import type { ShyrdakEvents } from './element-events.ts'

/** The element that was last used: elements of a page share a store. */
const lastUsedOf = perStore((): { element?: HTMLElement } => ({}))

const USES = ['pointerdown', 'keydown', 'click'] as const

function report<Name extends keyof ShyrdakEvents>(
  from: EventTarget,
  name: Name,
  detail: ShyrdakEvents[Name]['detail'],
) {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

const cartOf = (store: Store) => {
  const { lines = [], summary } = store.retailCart.view() ?? {}
  return { lines, cart: { items: summary?.items ?? 0, total: summary?.total ?? '0.00' } }
}

/** Wraps a store and reports cart changes made on this page as events. Other tabs report their own. */
export function reportCart(store: Store): Store {
  const { retailCart, language } = store
  const deliver: typeof retailCart.send = async (event) => {
    await retailCart.start()
    const { lines } = cartOf(store)
    const sending = retailCart.send(event)
    const after = cartOf(store)
    const used = lastUsedOf(reporting).element
    for (const change of cartChanges(lines, after.lines, language))
      report(used?.isConnected ? used : document, 'shyrdak:cart', { ...change, cart: after.cart })
    await sending
  }
  const send: typeof retailCart.send = (event) => {
    const sending = deliver(event)
    // Widgets do not wait for it. The cart itself notes the failure.
    sending.catch(() => {})
    return sending
  }
  const reporting: Store = { ...store, retailCart: { ...retailCart, send } }
  return reporting
}

/** Reports cart changes and followed checkout links of an element. Returns a function that stops it. */
export function reportFrom(place: HTMLElement, store: Store): () => void {
  const use = () => {
    lastUsedOf(store).element = place
  }
  const leave = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    // The right button only opens a menu.
    if (button > 1 || !link || !link.pathname.endsWith('/order/registration')) return
    const { lines, cart } = cartOf(store)
    const ordered = lines.map((line) => eventLine(line, store.language))
    report(link, 'shyrdak:order', { step: 'checkout', lines: ordered, cart })
  }
  USES.forEach((event) => place.addEventListener(event, use, true))
  place.addEventListener('click', leave)
  place.addEventListener('auxclick', leave)
  return () => {
    USES.forEach((event) => place.removeEventListener(event, use, true))
    place.removeEventListener('click', leave)
    place.removeEventListener('auxclick', leave)
  }
}
