/** Choosing and buying one product, and looking at its pictures. */
export interface ProductMessages {
  readonly color: string
  readonly size: string
  readonly oneSize: string
  readonly count: string
  readonly countOf: (name: string) => string
  readonly less: string
  readonly more: string
  readonly add: string
  readonly chooseSize: string
  readonly soldOut: string
  readonly colorSoldOut: string
  readonly productSoldOut: string
  readonly lastItems: (stock: number) => string
  /** Before a size is chosen: what becomes of those that do not lie ready. */
  readonly madeIn: (days: number) => string
  /** Beside a size of what is made to order. */
  readonly toOrder: string
  readonly ready: (stock: number) => string
  readonly notSoldHere: string
  readonly notDelivered: string
  readonly openCart: string
  readonly failed: string
  /** Asks to be told when a colour is back, or one of its sizes. */
  readonly notifyMe: string
  readonly notifyMeSize: string
  readonly leaveReview: string
  readonly needsScript: string
  readonly gallery: string
  readonly view: (number: number, all: number) => string
  readonly enlarge: string
  readonly close: string
  readonly previous: string
  readonly next: string
}
