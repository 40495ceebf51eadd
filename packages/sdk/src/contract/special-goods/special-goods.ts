import { artisans } from './artisans.ts'
import { specialCategories } from './categories.ts'
import { specialOrders } from './orders.ts'
import { specialProducts } from './products.ts'

/** Goods that craftsmen make to order. */
export const specialGoods = {
  artisans,
  categories: specialCategories,
  orders: specialOrders,
  products: specialProducts,
} as const
