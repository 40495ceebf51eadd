import { auth } from './auth/auth.ts'
import { chat } from './chat/messages.ts'
import { content } from './content/content.ts'
import { discounts } from './discounts/discounts.ts'
import type { ContractTree } from './endpoint.ts'
import { receipts } from './receipts/receipts.ts'
import { retailCatalogue } from './retail-catalogue/retail-catalogue.ts'
import { retailOrders } from './retail-orders/retail-orders.ts'
import { specialGoods } from './special-goods/special-goods.ts'
import { wholesale } from './wholesale/wholesale.ts'
import { wishlist } from './wishlist/wishlist.ts'

/**
 * Every endpoint that shoppers, wholesale clients and craftsmen call, by area and resource. The client is
 * derived from it and the server implements it. A client of a single area, such as `retailCatalogue`, bundles
 * none of the others.
 */
export const contract = {
  auth,
  chat,
  content,
  discounts,
  receipts,
  retailCatalogue,
  retailOrders,
  specialGoods,
  wholesale,
  wishlist,
} as const satisfies ContractTree

export type Contract = typeof contract
