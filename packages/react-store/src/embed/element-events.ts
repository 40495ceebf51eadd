import type { Money } from '@shyrdak/sdk/contract'

/** A line of the cart. Money is in som. */
export interface CartEventLine {
  readonly productId: number
  /** Of the colour. */
  readonly variationId: number
  readonly slug: string
  /** In the language of the element. */
  readonly name: string
  readonly size: string
  /** Items now; 0 when it was removed. */
  readonly count: number
  /** Of one item. */
  readonly price: Money
  /** Of all its items. */
  readonly sum: Money
}

interface CartTotals {
  readonly items: number
  readonly total: Money
}

/** A line that somebody added, removed, or gave another count, on this page; other tabs report their own. */
export interface CartEventDetail extends CartEventLine {
  readonly change: 'added' | 'removed' | 'changed'
  /** Items before; 0 when it was added. */
  readonly before: number
  /** The whole cart now. */
  readonly cart: CartTotals
}

/** Somebody leaves for the checkout. What is ordered there, the shop knows. */
export interface OrderEventDetail {
  readonly step: 'checkout'
  readonly lines: readonly CartEventLine[]
  readonly cart: CartTotals
}

/** Events of the elements. They bubble, also out of shadow roots: listen on an element or on the document. */
export interface ShyrdakEvents {
  readonly 'shyrdak:cart': CustomEvent<CartEventDetail>
  readonly 'shyrdak:order': CustomEvent<OrderEventDetail>
}

declare global {
  // For `addEventListener` of elements, document and window.
  interface GlobalEventHandlersEventMap extends ShyrdakEvents {}
}
