import type { RetailProduct } from '@shyrdak/sdk/contract'
import { averageOf } from './rules/average-of.ts'
import type { product } from './tables.ts'

/** The rating from published reviews. The average has one decimal. */
export const ratingOf = ({
  ratingCount: count,
  ratingSum: sum,
}: typeof product.$inferSelect): RetailProduct['rating'] => ({
  average: count === 0 ? null : averageOf(count, sum),
  count,
})
