import { managedCategories, managedSpecialCategories, managedWholesaleCategories } from './categories.ts'
import { chatAnswers } from './chat-answers.ts'
import { managedChats } from './chat.ts'
import { managedColors } from './colors.ts'
import { managedContent } from './content/managed-content.ts'
import { desk } from './desk.ts'
import { managedDiscounts } from './discounts.ts'
import { managedFilms } from './films.ts'
import { managedGoods, managedSpecialGoods, managedWholesaleGoods } from './goods.ts'
import { managedGoodsArtisan } from './goods-artisan.ts'
import { managedImages } from './images.ts'
import { managedInbox } from './inbox/inbox.ts'
import { managerLogin } from './login.ts'
import { managedOrderRequests } from './order-requests.ts'
import { managedOrders } from './orders.ts'
import { managedPayments } from './payments.ts'
import { listPrices, priceLists } from './price-lists.ts'
import { managerProfile } from './profile.ts'
import { managedProposals } from './proposals.ts'
import { managedReviews } from './reviews.ts'
import { managedSizeCharts } from './size-charts.ts'
import { managedSoles } from './soles.ts'
import { wholesaleApplications } from './wholesale-applications.ts'
import { wholesaleClients } from './wholesale-clients.ts'
import { managedWholesaleInvoices } from './wholesale-invoices.ts'
import { wholesaleKits } from './wholesale-kits.ts'
import { managedWholesaleOrders } from './wholesale-orders.ts'
import { managedArtisans } from './artisans.ts'

/** The managers' endpoints, which the desk calls. */
export const management = {
  categories: managedCategories,
  chat: managedChats,
  chatAnswers,
  colors: managedColors,
  content: managedContent,
  desk,
  discounts: managedDiscounts,
  films: managedFilms,
  goods: managedGoods,
  goodsArtisan: managedGoodsArtisan,
  images: managedImages,
  inbox: managedInbox,
  listPrices,
  login: managerLogin,
  orderRequests: managedOrderRequests,
  orders: managedOrders,
  payments: managedPayments,
  priceLists,
  profile: managerProfile,
  proposals: managedProposals,
  reviews: managedReviews,
  sizeCharts: managedSizeCharts,
  soles: managedSoles,
  specialCategories: managedSpecialCategories,
  specialGoods: managedSpecialGoods,
  wholesaleApplications,
  wholesaleCategories: managedWholesaleCategories,
  wholesaleClients,
  wholesaleGoods: managedWholesaleGoods,
  wholesaleInvoices: managedWholesaleInvoices,
  wholesaleKits,
  wholesaleOrders: managedWholesaleOrders,
  artisans: managedArtisans,
} as const
