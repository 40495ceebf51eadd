import { managedChats } from './chat.ts'
import { managedContent } from './content/managed-content.ts'
import { managedGoods, managedSpecialGoods, managedWholesaleGoods } from './goods.ts'
import { managerLogin } from './login.ts'
import { managedOrders } from './orders.ts'
import { listPrices, priceLists } from './price-lists.ts'
import { managerProfile } from './profile.ts'
import { managedProposals } from './proposals.ts'
import { managedReviews } from './reviews.ts'
import { wholesaleApplications } from './wholesale-applications.ts'
import { wholesaleClients } from './wholesale-clients.ts'
import { managedWholesaleInvoices } from './wholesale-invoices.ts'
import { wholesaleKits } from './wholesale-kits.ts'
import { managedWholesaleOrders } from './wholesale-orders.ts'
import { managedWorkshops } from './workshops.ts'

/** What managers do at the desk. */
export const management = {
  chat: managedChats,
  content: managedContent,
  goods: managedGoods,
  listPrices,
  login: managerLogin,
  orders: managedOrders,
  priceLists,
  profile: managerProfile,
  proposals: managedProposals,
  reviews: managedReviews,
  specialGoods: managedSpecialGoods,
  wholesaleApplications,
  wholesaleClients,
  wholesaleGoods: managedWholesaleGoods,
  wholesaleInvoices: managedWholesaleInvoices,
  wholesaleKits,
  wholesaleOrders: managedWholesaleOrders,
  workshops: managedWorkshops,
} as const
