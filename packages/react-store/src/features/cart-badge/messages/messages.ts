export interface CartMessages {
  readonly cart: string
  /** The accessible name: 'Basket, 3 items'. */
  readonly cartWith: (items: number) => string
}
