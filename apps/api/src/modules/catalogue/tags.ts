import type { Tag } from '#platform/sql/revision.ts'

/** The cache tag of a product of any market: its page, and its card in lists. */
export const productTag = (id: number): Tag => `product:${id}`

export const artisanTag = (id: number): Tag => `artisan:${id}`

/** Which goods are on sale in a country, and their order in lists. */
export const GOODS: Tag = 'goods'

/** Prices, for lists that are filtered or sorted by them. */
export const PRICES: Tag = 'prices'

/**
 * Stock, for lists that are filtered by it. Invalidated by managers' changes; a sale shows at the next
 * render.
 */
export const STOCK: Tag = 'stock'

export const sizeChartTag = (id: number): Tag => `size_chart:${id}`

/** The set of published workshops. */
export const ARTISANS: Tag = 'artisans'

/** The tree of retail categories: titles, URLs and places. */
export const CATEGORIES: Tag = 'categories'

export const SPECIAL_CATEGORIES: Tag = 'special_categories'

export const WHOLESALE_CATEGORIES: Tag = 'wholesale_categories'

/** The names and hex codes of colours, and their order. */
export const COLORS: Tag = 'colors'

/** The names and photos of soles. */
export const SOLES: Tag = 'soles'
