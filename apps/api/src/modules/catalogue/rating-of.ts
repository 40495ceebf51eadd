import type { RetailProduct } from '@shyrdak/sdk/contract'
import type { product } from './tables.ts'

/** What published reviews come to. The average has one decimal. */
export const ratingOf = ({
  ratingCount: count,
  ratingSum: sum,
}: typeof product.$inferSelect): RetailProduct['rating'] => ({
  average: count === 0 ? null : Math.round((sum * 10) / count) / 10,
  count,
})
