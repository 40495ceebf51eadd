/** Maximum count of a line, whatever the stock. */
export const MAX_ITEMS = 99

/** Maximum number of lines in an order. */
export const MAX_LINES = 100
