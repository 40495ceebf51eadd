import { backInStock } from './back-in-stock.ts'
import { categories } from './categories.ts'
import { colors } from './colors.ts'
import { prices } from './prices.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'

/** Goods of the retail store: categories, products, prices, reviews and search. */
export const retailCatalogue = {
  categories,
  colors,
  backInStock,
  prices,
  products,
  reviews,
  search,
} as const
