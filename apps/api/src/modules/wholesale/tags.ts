import type { Tag } from '#platform/sql/revision.ts'

/** The prices in price lists. */
export const LIST_PRICES: Tag = 'list_prices'
