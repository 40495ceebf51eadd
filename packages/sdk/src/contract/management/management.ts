import { managedContent } from './content/managed-content.ts'
import { managedGoods, managedSpecialGoods } from './goods.ts'
import { managerLogin } from './login.ts'
import { managedOrders } from './orders.ts'
import { managerProfile } from './profile.ts'
import { managedReviews } from './reviews.ts'
import { managedWholesale } from './wholesale.ts'
import { wholesaleApplications } from './wholesale-applications.ts'

/** What managers do at the desk. */
export const management = {
  content: managedContent,
  goods: managedGoods,
  login: managerLogin,
  orders: managedOrders,
  profile: managerProfile,
  reviews: managedReviews,
  specialGoods: managedSpecialGoods,
  wholesale: managedWholesale,
  wholesaleApplications,
} as const
