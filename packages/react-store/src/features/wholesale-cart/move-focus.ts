import { leaveRow } from '../../parts/leave-row.ts'

const CART = '.shyrdak-wholesale-cart'

/** Moves the focus from a button that disappears to the cart itself, whose name is then read. */
export const toCart = (button: Element): void =>
  button.closest<HTMLElement>(CART)?.focus({ preventScroll: true })

/** Class names of the buttons that remove a line, and all lines of a product. */
export const REMOVE_LINE = 'shyrdak-wholesale-cart-remove'
export const REMOVE_PRODUCT = 'shyrdak-wholesale-cart-remove-all'

/** Moves the focus from such a button to the next one of the same kind. */
export const leaveLine = (button: Element, kind: typeof REMOVE_LINE | typeof REMOVE_PRODUCT): void =>
  leaveRow(button, CART, `.${kind}`)
