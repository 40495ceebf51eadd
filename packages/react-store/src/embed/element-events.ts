import type { Money } from '@shyrdak/sdk/contract'

/** A line of the cart. Money is in som. */
export interface CartEventLine {
  readonly productId: number
  /** Id of the colour. */
  readonly variationId: number
  readonly slug: string
  /** Localized in the language of the element. */
  readonly name: string
  readonly size: string
  /** Items in the cart now; 0 when the line was removed. */
  readonly count: number
  /** Price of one item. */
  readonly price: Money
  /** Price of all its items. */
  readonly sum: Money
}

interface CartTotals {
  readonly items: number
  readonly total: Money
}

/** A line that was added, removed or given another count on this page. Other tabs report their changes. */
export interface CartEventDetail extends CartEventLine {
  readonly change: 'added' | 'removed' | 'changed'
  /** Items before the change; 0 when the line was added. */
  readonly before: number
  /** The whole cart after the change. */
  readonly cart: CartTotals
}

/** The shopper leaves for the checkout. Only the shop knows what is ordered there. */
export interface OrderEventDetail {
  readonly step: 'checkout'
  readonly lines: readonly CartEventLine[]
  readonly cart: CartTotals
}

/** Events of the elements. They bubble and are composed: listen on an element or on the document. */
export interface ShyrdakEvents {
  readonly 'shyrdak:cart': CustomEvent<CartEventDetail>
  readonly 'shyrdak:order': CustomEvent<OrderEventDetail>
}

declare global {
  // Types `addEventListener` on elements, document and window.
  interface GlobalEventHandlersEventMap extends ShyrdakEvents {}
}
