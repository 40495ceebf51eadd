import type { Tag } from '#platform/sql/revision.ts'

/** What clients pay by their lists. */
export const LIST_PRICES: Tag = 'list_prices'
