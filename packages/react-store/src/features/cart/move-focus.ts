/** Moves the focus from a button that disappears to the cart itself, whose title is then read. */
export const toCart = (button: Element): void =>
  button.closest<HTMLElement>('.shyrdak-cart')?.focus({ preventScroll: true })
