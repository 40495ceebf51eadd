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

export const sizeChartTag = (id: number): Tag => `size_chart:${id}`

/** Which workshops there are. */
export const ARTISANS: Tag = 'artisans'

/** The tree of retail categories: their names, addresses and places. */
export const CATEGORIES: Tag = 'categories'

export const SPECIAL_CATEGORIES: Tag = 'special_categories'

export const WHOLESALE_CATEGORIES: Tag = 'wholesale_categories'

/** What colours are called and look like, and their order. */
export const COLORS: Tag = 'colors'

/** What soles are called and look like. */
export const SOLES: Tag = 'soles'
