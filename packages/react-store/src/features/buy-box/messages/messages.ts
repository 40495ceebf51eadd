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
  /** Before a size is chosen: how long it takes to make what is not in stock. */
  readonly madeIn: (days: number) => string
  /** Next to a size that is made to order. */
  readonly toOrder: string
  readonly ready: (stock: number) => string
  readonly notSoldHere: string
  readonly notDelivered: string
  readonly openCart: string
  readonly failed: string
  /** Subscribes to a colour that is sold out, or to one of its sizes. */
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
