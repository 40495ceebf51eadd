export interface CartPageMessages {
  readonly title: string
  readonly loading: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly toShop: string
  readonly items: (count: number) => string
  readonly color: string
  readonly size: string
  readonly each: string
  readonly countOf: (name: string) => string
  readonly less: string
  readonly more: string
  readonly remove: string
  readonly removeOf: (name: string) => string
  readonly clear: string
  readonly clearQuestion: string
  readonly clearYes: string
  readonly clearNo: string
  readonly soldOut: string
  readonly fewerLeft: (stock: number) => string
  readonly takeAll: (stock: number) => string
  readonly notSoldHere: string
  readonly unknown: string
  readonly priceChanged: (from: string, to: string) => string
  readonly removeUnavailable: string
  readonly special: string
  readonly specialNote: string
  /** What is in the cart besides special goods. */
  readonly others: string
  readonly othersNote: string
  /** Why checkout takes only a part of the cart. */
  readonly specialFirst: string
  readonly waits: string
  readonly together: string
  readonly thisOrder: string
  readonly summary: string
  readonly goods: string
  readonly deliveryLater: string
  readonly total: string
  readonly somOnly: string
  readonly checkout: string
  readonly continueShopping: string
  readonly notDelivered: string
  readonly fixFirst: string
  readonly unreachableTitle: string
  readonly unreachableText: string
  readonly retry: string
  readonly checking: string
}
