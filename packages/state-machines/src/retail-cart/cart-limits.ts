/** The most pieces of one line, whatever the stock. */
export const MAX_ITEMS = 99

/** The most lines that one order can hold. */
export const MOST_LINES = 100
