/** The text of an amount, with at most twelve digits before the point. */
export const AMOUNT = /^(0|[1-9]\d{0,11})\.\d{2}$/
