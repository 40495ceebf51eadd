const cartAround = (button: Element) => button.closest<HTMLElement>('.shyrdak-cart')

/** Moves the focus from a button that disappears to the cart itself, whose title is then read. */
export const toCart = (button: Element): void => cartAround(button)?.focus({ preventScroll: true })

/** Moves the focus from a line that is removed to the same button of the next line, or of the one before. */
export function leaveLine(button: Element): void {
  const cart = cartAround(button)
  if (!cart) return
  const buttons = () => [...cart.querySelectorAll<HTMLElement>('.shyrdak-cart-remove')]
  const place = buttons().findIndex((one) => one === button)
  // Only then: without its last special line the cart has no groups, and all lines are rendered anew.
  requestAnimationFrame(() => {
    const left = buttons()
    const next = left[place] ?? left[place - 1] ?? cart
    next.focus({ preventScroll: next === cart })
  })
}
