/** What is said of the cart on every page. */
export interface CartMessages {
  readonly cart: string
  /** Read aloud: 'Basket, 3 items'. */
  readonly cartWith: (items: number) => string
}
