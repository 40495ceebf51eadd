import { artisans } from './artisans.ts'
import { specialCategories } from './categories.ts'
import { specialOrders } from './orders.ts'
import { workshopPhotos } from './photos.ts'
import { specialProducts } from './products.ts'
import { proposals } from './proposals.ts'
import { workshopReviews } from './reviews.ts'

/** Goods that craftsmen make to order. */
export const specialGoods = {
  artisans,
  categories: specialCategories,
  orders: specialOrders,
  photos: workshopPhotos,
  products: specialProducts,
  proposals,
  reviews: workshopReviews,
} as const
