import type { Tag } from '#platform/sql/revision.ts'

/** A product of any market: its page, and its card in lists. */
export const productTag = (id: number): Tag => `product:${id}`

export const artisanTag = (id: number): Tag => `artisan:${id}`

/** Which goods there are in a country: whether they are in a list, and where. */
export const GOODS: Tag = 'goods'

/** What goods cost, in lists that are narrowed, sorted or bounded by it. */
export const PRICES: Tag = 'prices'

/** What lies in stock, in lists that are narrowed by it. Managers change it; a sale is seen by the next rendering. */
export const STOCK: Tag = 'stock'

/** Which workshops there are. */
export const ARTISANS: Tag = 'artisans'

/** Categories and colours, which nothing but a seed changes: that voids everything. */
export const NOTHING: readonly Tag[] = []
