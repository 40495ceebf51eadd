import { artisans } from './artisans.ts'
import { specialCategories } from './categories.ts'
import { specialOrders } from './orders.ts'
import { artisanPhotos } from './photos.ts'
import { specialProducts } from './products.ts'
import { proposals } from './proposals.ts'
import { craftsmanReviews } from './reviews.ts'

/** Goods that craftsmen make to order. */
export const specialGoods = {
  artisans,
  categories: specialCategories,
  orders: specialOrders,
  photos: artisanPhotos,
  products: specialProducts,
  proposals,
  reviews: craftsmanReviews,
} as const
