/** What is said of the cart on every page. */
export interface CartWords {
  readonly basket: string
  /** Read aloud: 'Basket, 3 items'. */
  readonly basketWith: (pieces: number) => string
}
