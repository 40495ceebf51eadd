/** The buttons of a count: one more, one fewer. */
export const COUNT_STEP = '.shyrdak-quantity-step'
